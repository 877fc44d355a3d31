// A program that plays one game at random, told of it by a stream.
//
//     ORDERSTACK_TOKEN=os_… node player.mts https://SERVER [TABLE [INVITATION]]
//
// It needs a token for `read`, `play` and `tables` (Account, "Bots and tokens"), and nothing but Node 22.18 or later. Without
// a table it makes one, against a bot of the house; with an invitation (what ends its address) it sits down first.

declare const process: { argv: string[]; env: Record<string, string | undefined> };

interface Answer {
    action: Record<string, unknown>;
    line: string;
    text: string;
}

interface Question {
    seat: number;
    decision: number;
    prompt: string;
    options: Answer[];
}

interface Table {
    id: string;
    title: string;
    over?: { winners: number[]; ending: string; points: number[] };
}

/** What is different since the line before; what is missing is as it was. */
interface Happened {
    table?: Table;
    view?: unknown;
    question?: Question | null;
    said?: { seat: number | null; name: string; text: string }[];
}

/** The server did not do it: a stable word for programs, and a sentence. */
class Refused extends Error {
    code: string;

    constructor(status: number, error: { code: string; message: string }) {
        super(`${status} ${error.code}: ${error.message}`);
        this.code = error.code;
    }
}

const [address = '', ...at] = process.argv.slice(2);
const token = process.env.ORDERSTACK_TOKEN ?? '';

async function open(path: string, body?: unknown): Promise<Response> {
    for (;;) {
        const response = await fetch(new URL(path, address), {
            method: body === undefined ? 'GET' : 'POST',
            headers: { Authorization: `Bearer ${token}` },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        if (response.ok) return response;
        if (response.status !== 429) throw new Refused(response.status, (await response.json()) as { code: string; message: string });
        const seconds = Number(response.headers.get('Retry-After') ?? 5);
        await new Promise((done) => setTimeout(done, seconds * 1000));
    }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
    return (await open(path, body)).json() as Promise<T>;
}

async function* lines(path: string): AsyncGenerator<Happened> {
    const response = await open(path);
    if (!response.body) throw new Error('a stream has a body');
    let rest = '';
    const parts = response.body.pipeThrough(new TextDecoderStream()).getReader();
    try {
        for (let part = await parts.read(); !part.done; part = await parts.read()) {
            const all = (rest + part.value).split('\n');
            rest = all.pop() ?? '';
            for (const line of all) yield JSON.parse(line) as Happened;
        }
    } finally {
        // Who stops listening says so, or the line stays open.
        await parts.cancel();
    }
}

async function table(): Promise<string> {
    const [id, invitation] = at;
    if (!id) {
        const wanted = {
            game: 'starcraft',
            seats: ['me', 'easy'],
            options: { galaxy: 'auto', factions: 'random' },
        };
        return (await ask<{ table: string }>('/api/tables', wanted)).table;
    }
    if (invitation) await ask(`/api/tables/${id}/join`, { invitation });
    return id;
}

async function act(id: string, question: Question): Promise<void> {
    const choice = question.options[Math.floor(Math.random() * question.options.length)];
    if (!choice) throw new Error('a question has answers');
    console.log(`${question.prompt} ${choice.text}`);
    const { seat, decision } = question;
    try {
        await ask(`/api/tables/${id}/act`, { seat, decision, actions: [choice.action] });
    } catch (error) {
        // The game has moved on, or a clock has: the stream tells what is asked now.
        const late = error instanceof Refused && ['stale', 'time', 'away'].includes(error.code);
        if (!late) throw error;
    }
}

const id = await table();
// The first line has everything, each further one what is different by then; `{}` says that nothing is.
for await (const line of lines(`/api/tables/${id}/stream`)) {
    if (line.table?.over) {
        console.log(`${line.table.title}: over, won by ${line.table.over.winners.join(', ') || 'nobody'}`);
        break;
    }
    if (line.question) await act(id, line.question);
}
