const isRefusal = (result: string) => /^[A-Z_]{5,}$/.test(result);
/** Nothing found, or the aggregations of nothing: counts and sums of 0, averages of null. */
const isNothing = (result: string) =>
  /^(\{("\w+":\{("integerValue":"0"|"nullValue":null)\},?)+\})?$/.test(result);
/** Google's emulator does not check a query any further when it compares with null or NaN, which nothing matches. */
const isEmptyByNull = (input: unknown, ours: string, theirs: string) =>
  isRefusal(ours) && isNothing(theirs) && /"nullValue"|"NaN"/.test(JSON.stringify(input));

/** Collects the cases in which the engines differ. */
export class Differences {
  readonly #found: string[] = [];
  readonly #counts = new Map<string, number>();

  /** Refusals are alike: a request with several errors may get another of them. */
  compare(input: unknown, [ours = '', theirs = '']: readonly string[]): void {
    const kind = isRefusal(theirs) ? theirs : isNothing(theirs) ? 'empty' : 'ok';
    this.#count(kind);
    if (ours === theirs) return;
    if (isEmptyByNull(input, ours, theirs)) this.#count('nothing is compared with null or NaN');
    else if (isRefusal(ours) && isRefusal(theirs)) this.#count('for another reason');
    else this.#found.push(`${JSON.stringify(input)}\n  here:   ${ours}\n  Google: ${theirs}`);
  }

  #count(kind: string): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  /** Prints how many cases had which result. @returns the first cases in which the engines differ */
  report(title: string): readonly string[] {
    const counts = [...this.#counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
    console.log(`${title}: ${counts}; ${this.#found.length} differences`);
    return this.#found.slice(0, 10);
  }
}
