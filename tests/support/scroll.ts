import { act } from '@testing-library/react';

type Callback = ConstructorParameters<typeof IntersectionObserver>[0];

const observers = new Set<ListObserver>();

/** happy-dom's reports nothing, as it has no layout. */
class ListObserver {
  readonly rootMargin: string;
  readonly #callback: Callback;
  #target: Element | undefined;

  constructor(callback: Callback, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
    this.#callback = callback;
    this.rootMargin = rootMargin;
  }

  observe(target: Element) {
    this.#target = target;
    observers.add(this);
  }

  unobserve() {
    this.disconnect();
  }

  disconnect() {
    observers.delete(this);
  }

  takeRecords() {
    return [];
  }

  report() {
    const entry = { isIntersecting: true, target: this.#target } as IntersectionObserverEntry;
    this.#callback([entry], this as unknown as IntersectionObserver);
  }
}

Object.assign(globalThis, { IntersectionObserver: ListObserver });

/** Scrolls to the end of a list, which loads on unless it is loading or complete. */
export const scrollToEnd = () => report('10px');

/** Scrolls near all cards, which then read what is not in their documents. */
export const scrollToCards = () => report('100% 0px');

function report(rootMargin: string): void {
  act(() => {
    for (const observer of observers) if (observer.rootMargin === rootMargin) observer.report();
  });
}
