import type { Page } from '@playwright/test';

export class ProfileForm {
  readonly heading;
  readonly nameInput;
  readonly firstNameInput;
  readonly lastNameInput;
  readonly emailInput;
  readonly phoneInput;
  readonly locationInput;
  readonly participatingEvents;
  readonly favoriteEvents;
  readonly sponsorsInput;
  readonly bioInput;
  readonly photoInput;
  readonly photoPreview;
  readonly saveButton;
  readonly discardDialog;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: 'Edit Profile' });
    this.nameInput = page.getByLabel('Name', { exact: true });
    this.firstNameInput = page.getByLabel('First name');
    this.lastNameInput = page.getByLabel('Last name');
    this.emailInput = page.getByLabel('Email', { exact: true });
    this.phoneInput = page.getByLabel('Phone');
    this.locationInput = page.getByLabel('Location');
    this.participatingEvents = page.getByRole('group', { name: 'Participating events' });
    this.favoriteEvents = page.getByRole('group', { name: 'Favorite events' });
    this.sponsorsInput = page.getByLabel('Sponsors');
    this.bioInput = page.getByLabel('Bio', { exact: true });
    this.photoInput = page.getByLabel('Profile photo');
    this.photoPreview = page.getByRole('region', { name: 'Profile Picture' }).locator('img');
    this.saveButton = page.getByRole('button', { name: 'Save' });
    this.discardDialog = page.getByRole('dialog', { name: 'Unsaved changes' });
  }

  async open() {
    await this.#page.goto('/profile/edit');
    await this.heading.waitFor();
  }

  /** The link to another settings page. */
  tab(name: string) {
    return this.#page.getByRole('navigation', { name: 'Profile settings' }).getByRole('link', { name });
  }

  /** @param site Facebook, Instagram, Twitter, YouTube, TikTok or Website */
  linkInput(site: string) {
    return this.#page.getByLabel(site, { exact: true });
  }

  async toggleEvent(group: 'participatingEvents' | 'favoriteEvents', event: string) {
    await this[group].getByText(event, { exact: true }).click();
  }
}
