import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '#scripts/backend/project.ts';

const sourceRoot = join(projectRoot, 'src');

const toWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** The words of all texts of a language, those in functions, too. @param file the name of its files of texts */
function readWords(file: string): Set<string> {
  const paths = readdirSync(sourceRoot, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(`/${file}`),
  );
  const sources = paths.map((path) => readFileSync(join(sourceRoot, path), 'utf8'));
  const literals = sources.flatMap(
    (source) =>
      source
        .replaceAll(/^import .*|\/\*[\s\S]*?\*\/|^\s*\/\/.*|\$\{[^{}]*\}/gm, ' ')
        .match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g) ?? [],
  );
  return new Set(literals.flatMap(toWords));
}

/** All texts in an answer of the backend. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('projects/') ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/**
 * Records all texts that a page shows, also those that come and go, and what controls and pictures are called.
 *
 * @param code of the language of the page @param typed what the test types
 * @returns lists the texts with an English word of ours, which is none of the data's
 */
export async function recordEnglishTexts(
  page: Page,
  code: 'es' | 'pt',
  typed: readonly string[],
): Promise<() => Promise<string[]>> {
  const translated = readWords(`copy.${code}.ts`);
  const english = new Set([...readWords('copy.ts')].filter((word) => !translated.has(word)));
  const shown = new Set<string>();
  const dataWords = new Set(typed.flatMap(toWords));
  const answers: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (!['fetch', 'xhr'].includes(request.resourceType())) return;
    const reading = async () => {
      const response = await request.response();
      for (const word of listTexts(await response?.json()).flatMap(toWords)) dataWords.add(word);
    };
    // Other answers are no JSON.
    answers.push(reading().catch(() => undefined));
  });
  await page.exposeFunction('recordTexts', (texts: string[]) => texts.forEach((text) => shown.add(text)));
  await page.addInitScript(() => {
    const { recordTexts } = globalThis as unknown as { recordTexts: (texts: string[]) => void };
    const names = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    // Nobody reaches the words of the first skeleton.
    const isShown = (element: Element | null) =>
      !!element &&
      !element.closest('script, style, #root > [inert] :is(a, .sr-only)') &&
      element.checkVisibility();
    const record = () => {
      const texts = [document.title];
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node instanceof Element) {
          if (isShown(node)) texts.push(...names.map((name) => node.getAttribute(name) ?? ''));
        } else if (isShown(node.parentElement)) texts.push(node.textContent ?? '');
      }
      recordTexts(texts);
    };
    new MutationObserver(record).observe(document, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    });
  });
  return async () => {
    await Promise.all(answers);
    const isForeign = (word: string) => english.has(word) && !dataWords.has(word);
    return [...shown].filter((text) => toWords(text).some(isForeign)).sort();
  };
}
