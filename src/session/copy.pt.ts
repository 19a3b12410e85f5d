import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  loggedOut: 'Você saiu da sua conta.',
  newVersion: {
    text: (productName: string) => `Há uma versão nova. Toque para recarregar o ${productName}.`,
    refresh: 'Atualizar',
  },
  unfinishedSetup:
    'Esta conta ficou pela metade. Saia e crie sua conta de novo com o mesmo e-mail e a mesma senha.',
  profileUpdatesFailed: 'Não conseguimos trazer as últimas mudanças do seu perfil. Recarregue a página.',
  switched: {
    toOther: (name: string) => `Agora você está como ${name}.`,
    toOwn: 'Você voltou para a sua própria conta.',
    accessLost: (name: string) => `Você não tem mais acesso a ${name}.`,
    rideKept: 'O rascunho da sua montaria está salvo neste aparelho.',
    rideDiscarded: 'A montaria que você preparava foi descartada.',
  },
  emailSync: {
    outdated: (email: string) =>
      `Seu perfil ainda mostra ${email}. Vamos atualizar na próxima vez que você entrar.`,
    missing:
      'Seu perfil ainda não tem seu e-mail, então ninguém pode convidar você. Vamos adicionar na próxima vez que você entrar.',
  },
  messages: {
    offers: {
      publish: 'Avisar neste aparelho quando marcarem você ou tirarem o chapéu?',
      follow: 'Avisar neste aparelho das montarias novas de quem você segue?',
    },
    tell: 'Avise-me',
    told: 'Vamos avisar neste aparelho. Escolha do quê na sua conta.',
    failed: (reason: string) => `Não conseguimos ativar isso. ${reason}`,
  },
  unsavedWork: {
    rideKept: 'Sua montaria ainda não foi publicada. O rascunho fica neste aparelho.',
    rideDiscarded: (action: string) => `Sua montaria ainda não foi publicada. ${action} descarta tudo.`,
    changesDiscarded: (action: string) => `Você tem mudanças não salvas. ${action} descarta tudo.`,
  },
} satisfies Translation<typeof english>;
