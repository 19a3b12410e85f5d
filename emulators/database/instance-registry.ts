import { Instance } from './instance.ts';

/** Every database by name, made when first asked for. */
export class InstanceRegistry {
  private readonly byName = new Map<string, Instance>();

  get names(): string[] {
    return [...this.byName.keys()];
  }

  get(name: string): Instance {
    let instance = this.byName.get(name);
    if (!instance) {
      instance = new Instance();
      this.byName.set(name, instance);
    }
    return instance;
  }
}

/** The name of a database in a URL's `ns`, or in a host such as demo-x.localhost; undefined when there is none. */
export function parseNamespace(url: URL, hostHeader: string | undefined): string | undefined {
  const name = url.searchParams.get('ns') ?? /^([^.:]+)\.[a-z]/i.exec(hostHeader ?? '')?.[1];
  return name !== undefined && /^[a-z0-9][a-z0-9-]*$/i.test(name) ? name : undefined;
}
