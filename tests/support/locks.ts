/* Stands in for the Web Locks of one browser, which happy-dom lacks: whoever requests a lock in a test is another tab. */

type Hold = (lock: object | null) => unknown;

interface Options {
  ifAvailable?: boolean;
  steal?: boolean;
}

interface HeldLock {
  done: Promise<unknown>;
  lose: () => void;
}

const heldLocks = new Map<string, HeldLock>();

async function request(name: string, ...rest: [Hold] | [Options, Hold]): Promise<unknown> {
  const hold = rest.at(-1) as Hold;
  const { ifAvailable, steal }: Options = typeof rest[0] === 'object' ? rest[0] : {};
  const held = heldLocks.get(name);
  if (held && ifAvailable) return hold(null);
  if (held && steal) held.lose();
  else if (held) await held.done.catch(() => undefined);
  return new Promise((resolve, reject) => {
    const result = Promise.resolve(hold({}));
    const lock = { done: result, lose: () => reject(new DOMException('Stolen', 'AbortError')) };
    heldLocks.set(name, lock);
    const release = () => heldLocks.get(name) === lock && heldLocks.delete(name);
    void result.finally(release).then(resolve, reject);
  });
}

Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
