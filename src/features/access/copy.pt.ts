import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  page: {
    title: 'Acesso à conta',
    refresh: 'Atualizar as listas',
    invite: 'Convidar',
    request: 'Pedir acesso',
    acting: (selected: string, own: string) =>
      `Você está como ${selected}. Esta página é da sua própria conta, ${own}.`,
    refreshFailed: (reason: string) => `Não conseguimos atualizar as listas. ${reason}`,
  },
  tabs: { users: 'Usuários', accounts: 'Contas', invites: 'Convites', requests: 'Pedidos' },
  removal: {
    users: 'Quer mesmo tirar o acesso deste usuário?',
    accounts: 'Quer mesmo deixar o acesso a esta conta?',
    invites: 'Quer mesmo remover o convite?',
    requests: 'Quer mesmo remover o pedido?',
  },
  removalDialog: { confirm: 'Remover', cancel: 'Manter' },
  users: {
    explanation:
      'Deixe outras pessoas publicarem montarias e cuidarem do seu perfil e dos seus animais. Você pode tirar o acesso quando quiser.',
    list: 'Pessoas com acesso',
    empty: {
      title: 'Ninguém tem acesso à sua conta ainda',
      text: 'Convide alguém por e-mail. O acesso começa quando a pessoa aceitar.',
    },
  },
  accounts: {
    explanation: 'Use outra conta com “Trocar de conta”. O que você publicar será dessa conta.',
    list: 'Contas que você pode usar',
    empty: {
      title: 'Você ainda não tem acesso a outras contas',
      text: 'Peça acesso com o e-mail da conta. Você pode trocar para ela quando aceitarem.',
    },
  },
  invites: {
    explanation: 'Convide alguém para a sua conta ou responda a convites de outras contas.',
    received: 'Convites para você',
    sent: 'Convites que você enviou',
    empty: {
      title: 'Ainda não há convites',
      text: 'Os convites que você envia ou recebe aparecem aqui até terem resposta.',
    },
  },
  requests: {
    explanation: 'Peça acesso a outra conta ou responda a quem pede acesso à sua.',
    received: 'Pedidos para a sua conta',
    sent: 'Pedidos que você enviou',
    empty: {
      title: 'Ainda não há pedidos',
      text: 'Os pedidos que você envia ou recebe aparecem aqui até terem resposta.',
    },
  },
  people: {
    loading: 'Carregando pessoas',
    loadError: 'Não conseguimos carregar esta lista',
    expiry: 'Convites e pedidos vencem em 30 dias.',
  },
  person: {
    unavailable: 'A conta não está mais disponível',
    expired: 'Vencido',
    pending: 'Pendente',
    remove: 'Remover',
    deny: 'Recusar',
    cancel: 'Cancelar',
    accept: 'Aceitar',
    resend: 'Reenviar',
    to: (name: string) => `para ${name}`,
  },
  addDialog: {
    titles: { invite: 'Convidar alguém', request: 'Pedir acesso' },
    texts: {
      invite:
        'Quando a pessoa aceitar, ela pode publicar montarias e cuidar do seu perfil e dos seus animais.',
      request: 'Quando a pessoa aceitar, você pode publicar montarias e cuidar do perfil e dos animais dela.',
    },
    inviteToJoin: 'Enviar um e-mail para participar',
    joinSubject: (productName: string) => `Venha para o ${productName}`,
    joinText: (productName: string, url: string) =>
      `Crie sua conta no ${productName} com este e-mail e assim podemos compartilhar uma conta: ${url}`,
    email: 'E-mail',
    orLink: 'Ou cole o link da página.',
    retry: 'Tentar de novo',
    cancel: 'Cancelar',
    send: 'Enviar',
  },
  emailErrors: {
    required: 'Digite o e-mail',
    invalid: 'Digite um e-mail válido',
    own: 'Não pode ser o seu próprio e-mail',
    unknown: 'Nenhuma conta tem esse e-mail',
  },
  obstacles: {
    invite: {
      'own account': 'Esta é a sua própria conta.',
      'has access': 'A pessoa já tem acesso.',
      'already sent': 'Você já enviou um convite.',
      'awaiting response': 'A pessoa já pediu acesso. Aceite o pedido dela.',
    },
    request: {
      'own account': 'Esta é a sua própria conta.',
      'has access': 'Você já tem acesso.',
      'already sent': 'Você já pediu acesso.',
      'awaiting response': 'A pessoa já convidou você. Aceite o convite dela.',
    },
  },
  steps: {
    invite: {
      success: (name: string) => `Convite enviado para ${name}.`,
      failure: 'Não conseguimos enviar o convite.',
    },
    'accept invite': {
      success: (name: string) => `Você agora tem acesso a ${name}.`,
      failure: 'Não conseguimos aceitar o convite.',
    },
    'deny invite': {
      success: (name: string) => `Convite de ${name} recusado.`,
      failure: 'Não conseguimos recusar o convite.',
    },
    'cancel invite': {
      success: (name: string) => `Convite para ${name} cancelado.`,
      failure: 'Não conseguimos cancelar o convite.',
    },
    request: {
      success: (name: string) => `Pedido enviado para ${name}.`,
      failure: 'Não conseguimos enviar o pedido.',
    },
    'accept request': {
      success: (name: string) => `${name} agora tem acesso à sua conta.`,
      failure: 'Não conseguimos aceitar o pedido.',
    },
    'deny request': {
      success: (name: string) => `Pedido de ${name} recusado.`,
      failure: 'Não conseguimos recusar o pedido.',
    },
    'cancel request': {
      success: (name: string) => `Pedido para ${name} cancelado.`,
      failure: 'Não conseguimos cancelar o pedido.',
    },
    'remove user': {
      success: (name: string) => `${name} não tem mais acesso à sua conta.`,
      failure: 'Não conseguimos remover o acesso.',
    },
    'leave account': {
      success: (name: string) => `Você não tem mais acesso a ${name}.`,
      failure: 'Não conseguimos remover o acesso.',
    },
  },
  actAs: (name: string) => `Usar como ${name}`,
  stepReasons: {
    outdatedEmail: 'Seu perfil ainda não tem o seu e-mail atual. Recarregue a página e tente de novo.',
    notReceivable: 'Esta conta não pode receber agora. Atualize a página e tente de novo.',
    outdatedList: 'Algo mudou enquanto isso. Atualize a página e tente de novo.',
  },
} satisfies Translation<typeof english>;
