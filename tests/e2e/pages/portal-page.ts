import type { Page } from '@playwright/test';
import { portalPath } from '#src/config/paths.ts';

/** The pages of administrators in the portal. */
export class PortalPage {
  readonly linkField;
  readonly addRideButton;
  readonly chosenRides;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.linkField = page.getByLabel('Link to the ride');
    this.addRideButton = page.getByRole('button', { name: 'Add ride' });
    this.chosenRides = page.getByRole('list', { name: 'In Top Rides now' }).getByRole('listitem');
  }

  async open(section: 'reports' | 'rides') {
    await this.#page.goto(portalPath(section));
  }

  /** A ride in the queue, with its video and its reports. */
  reportedRide(title: string) {
    return this.#page.getByRole('article', { name: title });
  }

  /** Decides about a ride, and confirms it. */
  async decide(title: string, button: 'Take down' | 'Dismiss') {
    await this.reportedRide(title).getByRole('button', { name: button }).click();
    await this.#page.getByRole('dialog').getByRole('button', { name: button }).click();
  }
}
