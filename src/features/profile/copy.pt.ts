import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  card: { label: 'Perfil', sponsors: 'Patrocinadores', links: 'Links' },
  linkInNewTab: (name: string) => `${name} (em outra aba)`,
  actions: { edit: 'Editar', add: 'Adicionar' },
  addMenu: { video: 'Enviar vídeo', animal: 'Adicionar animal', link: 'Adicionar rede social' },
  menu: {
    label: (name: string) => `Opções de ${name}`,
    block: 'Bloquear',
    unblock: 'Desbloquear',
    blocked: (name: string) => `Você bloqueou ${name}.`,
    unblocked: (name: string) => `Você desbloqueou ${name}.`,
    blockFailed: (name: string) => `Não conseguimos bloquear ${name}.`,
    unblockFailed: (name: string) => `Não conseguimos desbloquear ${name}.`,
  },
  blockDialog: {
    title: (name: string) => `Bloquear ${name}?`,
    text: 'Essa pessoa não poderá convidar você, pedir acesso à sua conta nem marcar você ou seus animais. Não avisamos.',
    keepsAccess: 'Ela ainda tem acesso à sua conta. Remova em “Acesso à conta”.',
    confirm: 'Bloquear',
    cancel: 'Cancelar',
  },
  loading: 'Carregando o perfil',
  loadError: 'Não conseguimos carregar este perfil',
  notFound: {
    title: 'Perfil não encontrado',
    text: 'Pode ter sido removido, ou o link está errado.',
    search: 'Buscar pessoas',
  },
} satisfies Translation<typeof english>;
