import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  accountDeleted: 'Borramos tu cuenta. Ver sigue siendo gratis: vuelve cuando quieras.',
  hero: {
    picture: 'Un jinete se echa atrás mientras el toro repara, con polvo abajo y las luces del ruedo arriba',
    titleStart: 'Ver',
    titleEnd: 'es gratis',
    text: 'Toros, broncos, barriles y lazos. Sube, guarda, mira y comparte videos de rodeo, y encuentra cualquier monta por fierro, nombre, ganadero o jinete.',
    watch: 'Ver montas',
    signUp: 'Crear cuenta',
    logIn: 'Entrar',
  },
  search: {
    label: 'Buscar por',
    title: 'Encuentra cualquier monta por',
    brand: { name: 'Fierro', example: 'J7' },
    name: { name: 'Nombre', example: 'Dust Devil' },
    contractor: { name: 'Ganadero', example: 'Rafter J Rodeo' },
    rider: { name: 'Jinete', example: 'Cody Latham' },
  },
  howItWorks: {
    title: 'Cómo funciona',
    freeViews: { name: 'Ver gratis', text: 'Mira todas las montas que quieras. No cuesta nada.' },
    record: {
      name: 'Graba y clasifica',
      text: 'Graba una monta, recórtala y ponle prueba, lugar, fecha, animal, jinete y puntos o tiempo.',
    },
    membership: {
      name: 'Hazte miembro',
      text: 'Únete como competidor, ganadero o aficionado. Competidores y ganaderos publican montas.',
    },
    action: {
      name: 'Acción sin límite',
      text: 'Guarda, comparte, inserta y busca cada monta de un animal o un jinete.',
    },
  },
  previews: {
    title: 'Desde los cajones',
    more: 'Ver más montas',
    rider: 'Jinete',
    animal: 'Animal',
    place: 'Lugar',
    bull: {
      description: 'Un jinete se echa atrás mientras el toro repara bajo las luces del ruedo',
      event: 'Monta de toros',
      title: 'Cheyenne Frontier Days',
      rider: 'Cody Latham',
      animal: 'Dust Devil',
      brand: 'J7',
      location: 'Cheyenne, WY',
      date: '24 de julio de 2026',
    },
    barrels: {
      description: 'Una corredora galopa junto a un barril bajo las luces del ruedo',
      event: 'Carrera de barriles',
      title: 'Pendleton Round-Up',
      rider: 'Jess Halloran',
      animal: 'Lady Luck',
      brand: '23',
      location: 'Pendleton, OR',
      date: '12 de septiembre de 2026',
    },
  },
  apps: {
    title: 'Llévalo al ruedo',
    text: 'Tu cuenta, tus videos y tus animales en tu teléfono.',
    apple: { caption: 'Descárgala en', store: 'App Store' },
    google: { caption: 'Disponible en', store: 'Google Play' },
    comingSoon: 'Pronto en iOS y Android',
  },
} satisfies Translation<typeof english>;
