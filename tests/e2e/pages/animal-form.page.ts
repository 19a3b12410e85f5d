import type { Page } from '@playwright/test';

/** The pages to add and edit an animal. */
export class AnimalForm {
  readonly nameInput;
  readonly typeOptions;
  readonly eventOptions;
  readonly imageInput;
  readonly saveButton;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.nameInput = page.getByLabel('Name', { exact: true });
    this.typeOptions = page.getByRole('radiogroup', { name: 'Type' });
    this.eventOptions = page.getByRole('group', { name: 'Events' });
    this.imageInput = page.getByLabel('Animal image', { exact: true });
    this.saveButton = page.getByRole('button', { name: 'Save', exact: true });
  }

  async open() {
    await this.#page.goto('/animals/new');
    await this.#page.getByRole('heading', { name: 'Add animal' }).waitFor();
  }
}
