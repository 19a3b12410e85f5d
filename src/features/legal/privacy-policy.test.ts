import { describe, expect, test } from 'vitest';
import { termsVersion } from '#src/domain/agreement.ts';
import { buildPrivacyPolicy } from './privacy-policy.ts';
import { buildTermsAndConditions } from './terms-and-conditions.ts';

const readText = (options: Parameters<typeof buildPrivacyPolicy>[0]) =>
  JSON.stringify(buildPrivacyPolicy(options));

describe('[LEG-01] the privacy policy', () => {
  test('names the analytics service only where one is configured', () => {
    expect(readText({ productName: 'Rodeo Reel' })).toContain('Currently there is none.');
    const text = readText({ productName: 'Rodeo Reel', analyticsUrl: 'https://analytics.example' });
    expect(text).toContain('We send statistics to an analytics service');
    for (const claim of ['what is searched for', 'the type of your account', "don't contain your name"])
      expect(text).toContain(claim);
    expect(text).not.toContain('Currently there is none.');
  });

  test('names reCAPTCHA only where it is used', () => {
    expect(readText({ productName: 'Rodeo Reel' })).not.toContain('reCAPTCHA');
    expect(readText({ productName: 'Rodeo Reel', appCheckKey: 'key' })).toContain('our pages use reCAPTCHA');
  });

  test('names the monitoring service only where one is configured', () => {
    expect(readText({ productName: 'Rodeo Reel' })).not.toContain('monitoring service');
    const monitoring = { url: 'https://monitoring.example' };
    expect(readText({ productName: 'Rodeo Reel', monitoring })).toContain('a report to a monitoring service');
  });

  test('and the terms have changed on the day of the version that new members agree to', () => {
    const texts = [
      buildPrivacyPolicy({ productName: 'Rodeo Reel' }),
      buildTermsAndConditions({ productName: 'Rodeo Reel', legalState: 'Texas' }),
    ];
    const days = texts.flatMap(({ lastRevised, sections }) => [
      lastRevised,
      ...sections.map(({ updated }) => updated ?? ''),
    ]);
    const times = days.filter((day) => day !== '').map((day) => Date.parse(`${day} UTC`));
    expect(new Date(Math.max(...times)).toISOString().slice(0, 10)).toBe(termsVersion);
  });

  test('says how to reach the operator', () => {
    expect(readText({ productName: 'Rodeo Reel', contactEmail: 'hello@example.com' })).toContain(
      'Email us at hello@example.com.',
    );
    expect(readText({ productName: 'Rodeo Reel' })).toContain("We don't have a contact email yet.");
  });
});
