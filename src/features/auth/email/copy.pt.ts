import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  resetPassword: {
    title: 'Escolha uma senha nova',
    requestLink: 'Pedir outro link',
    account: (email: string) => `Para ${email}`,
    submit: 'Trocar senha',
    done: 'Pronto! Sua senha foi trocada.',
    failed: (reason: string) => `Não conseguimos trocar a senha: ${reason}`,
    missingPassword: 'Digite a senha nova',
    shortPassword: 'Use pelo menos 8 caracteres',
    missingConfirmation: 'Repita a senha',
    mismatch: 'As senhas são diferentes',
  },
  verifyEmail: {
    title: 'Veja seu e-mail',
    sentTo: 'Enviamos um e-mail de verificação para',
    help: 'Abra o link do e-mail e pronto. Não chegou? Olhe na caixa de spam ou peça outro. Depois de verificar, você também pode recarregar esta página.',
    resent: (email: string) => `Enviamos outro e-mail de verificação para ${email}.`,
    changeEmail: 'E-mail errado?',
    resendFailed: 'Não conseguimos enviar o e-mail de verificação',
    resend: 'Reenviar e-mail',
    logOut: 'Sair',
  },
  emailLink: {
    openingApp: {
      title: 'Abrindo o app',
      open: 'Abrir o app',
      continue: 'Continuar no navegador',
    },
    verifying: 'Verificando seu e-mail',
    changing: {
      question: 'Confirme seu novo e-mail',
      text: 'A partir de agora você entra com ele.',
      confirm: 'Trocar e-mail',
      applying: 'Trocando seu e-mail',
    },
    restoring: {
      question: 'Recuperar seu e-mail antigo?',
      text: 'Isso desfaz a troca de e-mail da sua conta.',
      confirm: 'Recuperar e-mail',
      applying: 'Recuperando seu e-mail',
    },
    wait: 'Só um momento.',
    changed: (email: string) => `Seu e-mail agora é ${email}. Use-o para entrar.`,
    restored: (email: string) =>
      `Seu e-mail voltou a ser ${email}. Se não foi você que trocou, escolha “Esqueci a senha” e crie uma nova.`,
    failed: {
      title: 'Este link não funcionou',
      text: 'Já levamos você para a capa.',
      logIn: 'Entrar',
      mayBeVerified: 'Se você já verificou seu e-mail, entre.',
      continue: 'Continuar',
    },
    verified: 'E-mail verificado',
    invalid: 'O link de verificação não vale.',
  },
} satisfies Translation<typeof english>;
