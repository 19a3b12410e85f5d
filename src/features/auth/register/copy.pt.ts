import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Crie sua conta',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  email: 'E-mail',
  phone: 'Telefone',
  password: 'Senha',
  passwordHint: (maxLength: number) => `De 6 a ${maxLength} caracteres`,
  submit: 'Criar conta',
  submitting: 'Criando sua conta',
  emailNotSent: 'Não conseguimos enviar o e-mail de verificação. Reenvie aqui.',
  logIn: 'Já tem conta? Entre!',
  registered: 'Conta criada',
  missingFirstName: 'Digite seu nome',
  missingLastName: 'Digite seu sobrenome',
  invalidName: (label: string) => `${label}: use só letras e números`,
  invalidEmail: 'Digite um e-mail válido.',
  mismatch: 'As senhas são diferentes',
} satisfies Translation<typeof english>;
