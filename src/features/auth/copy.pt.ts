import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  layout: {
    slogan: 'Assistir\né grátis',
    language: 'Idioma',
    tabs: { label: 'Entrar ou criar conta', logIn: 'Entrar', signUp: 'Criar conta' },
  },
  login: {
    firstTitle: 'Entrar',
    title: 'Bom ver você',
    email: 'E-mail',
    password: 'Senha',
    submit: 'Entrar',
    forgotPassword: 'Esqueci a senha',
    missingField: 'Preencha os dois campos',
    returning: 'Entre ou crie sua conta para continuar. Você volta direto para cá.',
  },
  accountChoice: { title: 'Conta' },
  recover: {
    title: 'Recupere sua senha',
    email: 'E-mail',
    hint: 'Vamos enviar um link para você trocar a senha.',
    missingEmail: 'Digite seu e-mail',
    sent: 'Veja seu e-mail: as instruções estão lá',
    back: 'Voltar',
    submit: 'Enviar link',
  },
  loggedOut: { title: 'Você saiu da sua conta.', logIn: 'Entrar' },
} satisfies Translation<typeof english>;
