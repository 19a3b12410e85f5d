import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Portal',
  backToFeed: (productName: string) => `${productName}, volver al inicio`,
  accountMenu: 'Menú de la cuenta',
  verification: 'Verificación en dos pasos',
  logOut: 'Salir',
  allUsers: 'Todos los usuarios',
  sections: {
    home: 'Inicio',
    orders: 'Pedidos',
    reports: 'Reportes',
    billing: 'Facturación',
    rides: 'Monta de la semana',
  },
  empty: {
    home: 'Todavía no hay nada aquí',
    orders: 'Todavía no hay pedidos',
    reports: 'Todavía no hay reportes',
    billing: 'Todavía no hay facturas',
    users: 'Todavía no hay usuarios',
    text: 'El portal todavía no se usa. Tus montas están en el inicio.',
  },
  administration: {
    waiting: (count: number) =>
      count === 0
        ? 'No hay reportes pendientes'
        : count === 1
          ? '1 reporte pendiente'
          : `${count} reportes pendientes`,
    home: 'Aquí puedes revisar reportes y elegir las montas de la semana.',
    checking: 'Cargando',
    checkFailed: 'No pudimos comprobar tus permisos',
  },
  users: {
    listName: 'Usuarios',
    loading: 'Cargando usuarios',
    loadError: 'No pudimos cargar los usuarios',
    emptyText: 'Los usuarios aparecen aquí cuando crean su cuenta.',
  },
  search: { in: 'Buscar en', for: 'Buscar', hint: 'Todavía no hay nada que buscar.' },
  factors: {
    phone: 'Mensaje de texto',
    app: 'App de autenticación',
    withPhone: (type: string, phone: string) => `${type} a ${phone}`,
    loadFailed: (reason: string) => `No pudimos cargar tus métodos de verificación. ${reason}`,
    retry: 'Intentar de nuevo',
    none: 'La verificación en dos pasos está apagada. Entras solo con tu contraseña.',
    remove: 'Quitar',
    close: 'Cerrar',
    removed: (name: string) => `Quitaste ${name}. Ya no lo pedimos al entrar.`,
    removeFailed: (name: string, reason: string) => `No pudimos quitar ${name}. ${reason}`,
  },
  removal: {
    title: (name: string) => `¿Quitar ${name}?`,
    text: 'Tu contraseña bastará para entrar.',
    confirm: 'Quitar',
    cancel: 'Conservar',
  },
} satisfies Translation<typeof english>;
