import type { Page } from '@playwright/test';

/** The page on which a profile is edited. */
export class ProfileForm {
  readonly heading;
  readonly name;
  readonly firstName;
  readonly lastName;
  readonly email;
  readonly phone;
  readonly location;
  readonly participating;
  readonly favourites;
  readonly sponsors;
  readonly bio;
  readonly photo;
  readonly preview;
  readonly save;
  readonly dialog;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Edit Profile' });
    this.name = page.getByLabel('Name', { exact: true });
    this.firstName = page.getByLabel('First Name');
    this.lastName = page.getByLabel('Last Name');
    this.email = page.getByLabel('E-mail', { exact: true });
    this.phone = page.getByLabel('Phone');
    this.location = page.getByLabel('Location');
    this.participating = page.getByRole('group', { name: 'Participating Events' });
    this.favourites = page.getByRole('group', { name: 'Favourite Events' });
    this.sponsors = page.getByLabel('Sponsors');
    this.bio = page.getByLabel('Bio', { exact: true });
    this.photo = page.getByLabel('Profile photo');
    this.preview = page.getByRole('region', { name: 'Profile Picture' }).locator('img');
    this.save = page.getByRole('button', { name: 'Save' });
    this.dialog = page.getByRole('dialog', { name: 'Unsaved changes' });
  }

  async open() {
    await this.page.goto('/profile/edit');
    await this.heading.waitFor();
  }

  /** Another page of the settings. */
  tab(name: string) {
    return this.page.getByRole('navigation', { name: 'Profile settings' }).getByRole('link', { name });
  }

  /** @param site Facebook, Instagram, Twitter, YouTube, TikTok or Website */
  link(site: string) {
    return this.page.getByLabel(site, { exact: true });
  }

  /** Ticks or unticks an event. */
  async toggle(group: 'participating' | 'favourites', event: string) {
    await this[group].getByText(event, { exact: true }).click();
  }
}
