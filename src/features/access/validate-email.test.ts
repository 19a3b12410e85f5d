import { describe, expect, test } from 'vitest';
import { validateEmail } from './validate-email.ts';

describe('[ACC-02] validateEmail', () => {
  test.each([
    ['invite', '', 'E-mail is required'],
    ['invite', '   ', 'E-mail is required'],
    ['invite', 'ana', 'E-mail must be valid'],
    ['invite', 'ana@example', 'E-mail must be valid'],
    ['invite', ' Own@Example.com ', 'E-mail cannot be yours'],
    ['invite', ' ana@example.com ', undefined],
    ['invite', 'https://rodeo.example/my-rodeo/ana', undefined],
    ['request', '', 'E-mail is required'],
    ['request', '@example.com', 'E-mail must be valid'],
    ['request', 'own@example.com', undefined],
    ['request', 'ana@example.com', undefined],
  ] as const)('%s to %o: %s', (step, email, expected) => {
    expect(validateEmail(step, email, 'own@example.com')).toBe(expected);
  });
});
