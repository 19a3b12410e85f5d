import { expect, type Page } from '@playwright/test';

/** The fields of an upload or an edit that choose the animal and the contestant. */
export class TagPicker {
  readonly animalInput;
  readonly contestantInput;
  /** Of the open list. */
  readonly options;
  readonly openList;
  readonly clearAnimalButton;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.animalInput = page.getByRole('combobox', { name: 'Animal' });
    this.contestantInput = page.getByRole('combobox', { name: 'Contestant' });
    this.options = page.getByRole('listbox').getByRole('option');
    this.openList = page.getByRole('listbox').locator('visible=true');
    this.clearAnimalButton = page.getByRole('button', { name: 'Clear animal' });
  }

  async chooseOwner(owner: 'Own' | 'Other') {
    await this.#page.getByRole('radio', { name: owner, exact: true }).check();
  }

  async chooseType(type: 'All' | 'Bulls' | 'Horses' | 'Steers' | 'Calfs') {
    await this.#page.getByRole('radio', { name: type, exact: true }).check();
  }

  async chooseAnimal(name: string) {
    await this.animalInput.fill(name);
    await this.options.filter({ hasText: name }).first().click();
  }

  /** Chooses the highlighted option once the list belongs to what was typed. */
  async pressEnter() {
    await expect(this.openList).toHaveAttribute('aria-busy', 'false');
    await this.#page.keyboard.press('Enter');
  }

  async chooseContestant(name: string) {
    await this.contestantInput.fill(name);
    await this.options.filter({ hasText: name }).first().click();
  }
}
