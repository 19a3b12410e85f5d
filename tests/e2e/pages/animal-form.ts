import type { Page } from '@playwright/test';

/** The pages to add, edit and delete an animal. */
export class AnimalForm {
  readonly nameInput;
  readonly brandInput;
  readonly typeOptions;
  readonly eventOptions;
  readonly imageInput;
  readonly bioInput;
  readonly saveButton;
  readonly backButton;
  readonly deleteButton;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.nameInput = page.getByLabel('Name', { exact: true });
    this.brandInput = page.getByLabel('Brand', { exact: true });
    this.typeOptions = page.getByRole('radiogroup', { name: 'Type' });
    this.eventOptions = page.getByRole('group', { name: 'Events' });
    this.imageInput = page.getByLabel('Animal image', { exact: true });
    this.bioInput = page.getByLabel('Bio', { exact: true });
    this.saveButton = page.getByRole('button', { name: 'Save', exact: true });
    this.backButton = page.getByRole('button', { name: 'Back', exact: true });
    this.deleteButton = page.getByRole('button', { name: 'Delete animal' });
  }

  async open() {
    await this.#page.goto('/animals/new');
    await this.#page.getByRole('heading', { name: 'Add animal' }).waitFor();
  }

  async chooseType(name: string) {
    await this.typeOptions.getByText(name, { exact: true }).click();
  }

  async toggleEvent(name: string) {
    await this.eventOptions.getByText(name, { exact: true }).click();
  }

  /** The offered events; selected ones end with ✓. */
  async readEventOptions() {
    const names = await this.eventOptions.getByRole('checkbox').evaluateAll((all) =>
      all.map((checkbox) => ({
        name: checkbox.parentElement?.textContent ?? '',
        isSelected: (checkbox as HTMLInputElement).checked,
      })),
    );
    return names.map(({ name, isSelected }) => (isSelected ? `${name} ✓` : name));
  }

  /** Deletes the animal and confirms. */
  async deleteAnimal() {
    await this.deleteButton.click();
    await this.#page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  }
}
