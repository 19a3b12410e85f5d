import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  draftKept: 'Sua montaria ainda não foi publicada. “Enviar vídeo” leva até ela.',
  following: (count: string) => `Seguindo ${count}`,
  unread: (count: number) => (count === 1 ? '1 não lido' : `${count} não lidos`),
  drawer: { title: 'Menu', open: 'Abrir o menu', close: 'Fechar o menu' },
  mainMenu: {
    title: 'Principal',
    feed: 'Início',
    topRides: 'Melhores montarias',
    search: 'Buscar',
    news: 'Notícias',
    schedule: 'Agenda',
    upload: 'Enviar vídeo',
    notifications: 'Avisos',
    myRodeo: 'Meu rodeio',
  },
  settingsMenu: {
    title: 'Ajustes',
    editProfile: 'Editar perfil',
    changePassword: 'Trocar senha',
    grantAccess: 'Dar acesso à conta',
    nextEvent: 'Próximo evento',
    accountType: 'Trocar tipo de conta',
    contact: 'Contato',
    switchUser: 'Trocar de conta',
    logOut: 'Sair',
  },
  noContactEmail: 'Ainda não temos um e-mail de contato.',
  actingBar: {
    label: 'Conta escolhida',
    actingAs: 'Você está como',
    switchBack: 'Voltar',
  },
  switchUserDialog: {
    title: 'Conta',
    switching: 'Trocar de conta',
    cancel: 'Cancelar',
  },
  logOutDialog: {
    title: 'Sair',
    text: 'Quer mesmo sair?',
    confirm: 'Sim',
    cancel: 'Não',
    loggingOut: 'Sair',
    draft: {
      title: 'Sua montaria ainda não foi publicada.',
      keep: 'Manter o rascunho neste aparelho',
      discard: 'Descartar o rascunho',
    },
  },
  site: {
    logIn: 'Entrar',
    signUp: 'Criar conta',
    footer: 'Termos e conta',
    privacyPolicy: 'Política de privacidade',
    terms: 'Termos e condições',
  },
} satisfies Translation<typeof english>;
