import type { Page } from '@playwright/test';

export class ProfileForm {
  readonly heading;
  readonly participatingEvents;
  readonly bioInput;
  readonly photoInput;
  readonly photoPreview;
  readonly saveButton;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: 'Edit Profile' });
    this.participatingEvents = page.getByRole('group', { name: 'Participating events' });
    this.bioInput = page.getByLabel('Bio', { exact: true });
    this.photoInput = page.getByLabel('Profile photo');
    this.photoPreview = page.getByRole('region', { name: 'Profile Picture' }).locator('img');
    this.saveButton = page.getByRole('button', { name: 'Save' });
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

  async toggleParticipatingEvent(event: string) {
    await this.participatingEvents.getByText(event, { exact: true }).click();
  }
}
