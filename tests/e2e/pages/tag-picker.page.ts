import type { Page } from '@playwright/test';

/** The fields of an upload or an edit that choose the animal and the contestant. */
export class TagPicker {
  readonly animalInput;
  readonly contestantInput;
  /** Of the open list. */
  readonly options;
  readonly openList;

  constructor(page: Page) {
    this.animalInput = page.getByRole('combobox', { name: 'Animal' });
    this.contestantInput = page.getByRole('combobox', { name: 'Contestant' });
    this.options = page.getByRole('listbox').getByRole('option');
    this.openList = page.getByRole('listbox').locator('visible=true');
  }

  async chooseContestant(name: string) {
    await this.contestantInput.fill(name);
    await this.options.filter({ hasText: name }).first().click();
  }
}
