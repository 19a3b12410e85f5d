import { By, Key, type WebDriver } from 'selenium-webdriver';
import { Origin } from 'selenium-webdriver/lib/input.js';

const timeoutMs = 30_000;

/** XPath of controls by their visible name or label. */
export const button = (name: string) =>
  `//button[normalize-space()='${name}' or @aria-label='${name}'][not(@disabled)]`;
export const link = (name: string) => `//a[normalize-space()='${name}' or @aria-label='${name}']`;
export const field = (label: string) => `//*[@id=//label[normalize-space()='${label}']/@for]`;
export const inDialog = (xpath: string) => `//dialog[@open]${xpath}`;

/** The app in a browser. Every act waits until it is possible. */
export class AppBrowser {
  readonly #driver: WebDriver;
  readonly #origin: string;

  constructor(driver: WebDriver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  open = (path: string) => this.#driver.get(this.#origin + path);
  /** WebDriver's own command waits for a page, also where the app stays on its own. */
  goBack = () => this.evaluate(() => history.back());
  press = (key: keyof typeof Key) => this.#driver.actions().sendKeys(String(Key[key])).perform();
  /** @param x and `y` in pixels from the left top corner of the page's window */
  clickAt = (x: number, y: number) =>
    this.#driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform();

  /** @param x and `y` as of `clickAt` */
  pointAt = (x: number, y: number) =>
    this.#driver.actions().move({ x, y, origin: Origin.VIEWPORT }).perform();

  async getPath(): Promise<string> {
    return (await this.#driver.getCurrentUrl()).replace(this.#origin, '');
  }

  async click(xpath: string) {
    await this.#retry(`click on ${xpath}`, async () => (await this.#findVisible(xpath)).click());
  }

  async type(xpath: string, text: string) {
    await this.#retry(`type into ${xpath}`, async () => (await this.#findVisible(xpath)).sendKeys(text));
  }

  /** For date fields, whose keys differ by browser. */
  async setValue(xpath: string, value: string) {
    const element = await this.#driver.findElement(By.xpath(xpath));
    await this.#driver.executeScript(
      (input: HTMLInputElement, text: string) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      },
      element,
      value,
    );
  }

  /** The input itself is hidden. */
  async chooseFile(path: string) {
    await this.#retry('choose a file', () =>
      this.#driver.findElement(By.css('input[type=file]')).sendKeys(path),
    );
  }

  /** Waits until an element is visible. */
  see(xpath: string): Promise<void> {
    return this.#retry(`see ${xpath}`, async () => void (await this.#findVisible(xpath)));
  }

  /** Waits until no such element is visible. */
  seeNo(xpath: string): Promise<void> {
    return this.until(`no ${xpath}`, async () => (await this.#listVisible(xpath)).length === 0);
  }

  count = async (xpath: string) => (await this.#driver.findElements(By.xpath(xpath))).length;

  /** What a function returns in the page. */
  evaluate = <Result>(read: () => Result): Promise<Result> => this.#driver.executeScript<Result>(read);

  async until(description: string, isReached: () => Promise<boolean>, timeout = timeoutMs) {
    await this.#retry(
      description,
      async () => {
        if (!(await isReached())) throw new Error('not yet');
      },
      timeout,
    );
  }

  async #listVisible(xpath: string) {
    const elements = await this.#driver.findElements(By.xpath(xpath));
    const visible = await Promise.all(elements.map((element) => element.isDisplayed().catch(() => false)));
    return elements.filter((_element, index) => visible[index]);
  }

  async #findVisible(xpath: string) {
    const [element] = await this.#listVisible(xpath);
    if (!element) throw new Error('not visible');
    return element;
  }

  /** Elements come late, move, and are replaced. */
  async #retry(description: string, attempt: () => Promise<void>, timeout = timeoutMs): Promise<void> {
    for (const end = Date.now() + timeout; ;) {
      try {
        return await attempt();
      } catch (error) {
        if (Date.now() > end) throw await this.#describeFailure(description, error);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  async #describeFailure(description: string, cause: unknown): Promise<Error> {
    const text = await this.evaluate(() => {
      const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
      return top.innerText.replaceAll(/\s+/g, ' ').slice(0, 400);
    });
    return new Error(`Could not ${description} on ${await this.getPath()}, which shows: ${text}`, { cause });
  }
}
