// Calls from the page to its worker, as messages in one row: what was told before a reply is heard before it. A function that is given
// along may be called over there as often as one likes; it says nothing back.

type Heard = (...args: readonly unknown[]) => void;

/** What is called over there is answered later. */
export type Remote<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends (...args: infer Args) => infer Told
    ? (...args: Args) => Promise<Awaited<Told>>
    : never;
};

interface Call {
  readonly call: number;
  readonly name: string;
  readonly args: readonly unknown[];
  /** Which of them were functions, and the numbers they are called by. */
  readonly given: readonly (readonly [at: number, given: number])[];
}

type Reply =
  | { readonly call: number; readonly told: unknown }
  | { readonly call: number; readonly failed: string }
  | { readonly given: number; readonly said: readonly unknown[] };

/** On the page: calls what the worker has under a name. */
export function callsTo(worker: Worker): (name: string, args: readonly unknown[]) => Promise<unknown> {
  const waiting = new Map<number, (reply: Reply) => void>();
  const functions: Heard[] = [];
  let calls = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if ('given' in data) return functions[data.given]!(...data.said);
    waiting.get(data.call)!(data);
    waiting.delete(data.call);
  });
  return (name, args) =>
    new Promise((resolve, reject) => {
      const call = calls++;
      const given: [number, number][] = [];
      const plain = args.map((arg, at) => {
        if (typeof arg !== 'function') return arg;
        given.push([at, functions.push(arg as Heard) - 1]);
        return undefined;
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
      worker.postMessage({ call, name, args: plain, given } satisfies Call);
      waiting.set(call, (reply) => {
        if ('told' in reply) resolve(reply.told);
        else reject(new Error('failed' in reply ? reply.failed : name));
      });
    });
}

/** In the worker: this is what can be called. */
export function answerCalls(api: object): void {
  const page = globalThis as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- nor has its page
  const reply = (what: Reply): void => page.postMessage(what);
  page.addEventListener('message', ({ data }: MessageEvent<Call>) => {
    const { call, name, given } = data;
    const args = [...data.args];
    for (const [at, number] of given)
      args[at] = (...said: readonly unknown[]) => reply({ given: number, said });
    const run = async (): Promise<unknown> =>
      (api as Readonly<Record<string, (...args: unknown[]) => unknown>>)[name]!(...args);
    run().then(
      (told) => reply({ call, told }),
      (error: unknown) => reply({ call, failed: String(error) }),
    );
  });
}
