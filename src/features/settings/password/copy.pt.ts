import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Trocar senha',
  account: (email: string) => `É a senha que você usa para entrar como ${email}.`,
  acting: (name: string) => `A senha de ${name} não muda.`,
  hint: 'Pelo menos 8 caracteres',
  submit: 'Trocar senha',
  changed: 'Senha trocada. Em até uma hora você sai dos seus outros aparelhos.',
  errors: {
    missingCurrent: 'Digite sua senha atual',
    missingPassword: 'Digite a senha nova',
    shortPassword: 'Use pelo menos 8 caracteres',
    missingConfirmation: 'Repita a senha',
  },
} satisfies Translation<typeof english>;
