import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Portal',
  backToFeed: (productName: string) => `${productName}, voltar ao início`,
  accountMenu: 'Menu da conta',
  verification: 'Verificação em duas etapas',
  logOut: 'Sair',
  allUsers: 'Todos os usuários',
  sections: {
    home: 'Início',
    orders: 'Pedidos',
    reports: 'Denúncias',
    billing: 'Cobrança',
    rides: 'Montaria da semana',
  },
  empty: {
    home: 'Ainda não há nada aqui',
    orders: 'Ainda não há pedidos',
    reports: 'Ainda não há denúncias',
    billing: 'Ainda não há cobranças',
    users: 'Ainda não há usuários',
    text: 'O portal ainda não está em uso. Suas montarias estão no início.',
  },
  administration: {
    waiting: (count: number) =>
      count === 0
        ? 'Nenhuma denúncia pendente'
        : count === 1
          ? '1 denúncia pendente'
          : `${count} denúncias pendentes`,
    home: 'Aqui você analisa denúncias e escolhe as montarias da semana.',
    checking: 'Carregando',
    checkFailed: 'Não conseguimos verificar suas permissões',
  },
  users: {
    listName: 'Usuários',
    loading: 'Carregando usuários',
    loadError: 'Não conseguimos carregar os usuários',
    emptyText: 'Os usuários aparecem aqui quando criam a conta.',
  },
  search: { in: 'Buscar em', for: 'Buscar por', hint: 'Ainda não há nada para buscar.' },
  factors: {
    phone: 'Mensagem de texto',
    app: 'App autenticador',
    withPhone: (type: string, phone: string) => `${type} para ${phone}`,
    loadFailed: (reason: string) => `Não conseguimos carregar seus métodos de verificação. ${reason}`,
    retry: 'Tentar de novo',
    none: 'A verificação em duas etapas está desligada. Você entra só com a senha.',
    remove: 'Remover',
    close: 'Fechar',
    removed: (name: string) => `${name} removido. Não pedimos mais quando você entra.`,
    removeFailed: (name: string, reason: string) => `Não conseguimos remover ${name}. ${reason}`,
  },
  removal: {
    title: (name: string) => `Remover ${name}?`,
    text: 'Só a sua senha vai bastar para entrar.',
    confirm: 'Remover',
    cancel: 'Manter',
  },
} satisfies Translation<typeof english>;
