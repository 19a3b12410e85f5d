import type { Page } from '@playwright/test';

/** The pages on which an animal is added, edited and deleted. */
export class AnimalForm {
  readonly name;
  readonly brand;
  readonly types;
  readonly events;
  readonly image;
  readonly bio;
  readonly save;
  readonly back;
  readonly remove;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByLabel('Name', { exact: true });
    this.brand = page.getByLabel('Brand', { exact: true });
    this.types = page.getByRole('radiogroup', { name: 'Type' });
    this.events = page.getByRole('group', { name: 'Events' });
    this.image = page.getByLabel('Animal image', { exact: true });
    this.bio = page.getByLabel('Bio', { exact: true });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.back = page.getByRole('button', { name: 'Back', exact: true });
    this.remove = page.getByRole('button', { name: 'Delete animal' });
  }

  async open() {
    await this.page.goto('/animals/new');
    await this.page.getByRole('heading', { name: 'New Animal' }).waitFor();
  }

  async chooseType(name: string) {
    await this.types.getByText(name, { exact: true }).click();
  }

  async toggleEvent(name: string) {
    await this.events.getByText(name, { exact: true }).click();
  }

  /** The events that are offered, and those of them that are chosen. */
  async offered() {
    const names = await this.events.getByRole('checkbox').evaluateAll((all) =>
      all.map((box) => ({
        name: box.parentElement?.textContent ?? '',
        chosen: (box as HTMLInputElement).checked,
      })),
    );
    return names.map(({ name, chosen }) => (chosen ? `${name} ✓` : name));
  }

  /** Asks for the animal to be deleted, and answers the question. */
  async delete() {
    await this.remove.click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  }
}
