import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Editar perfil',
  acting: (name: string) => `Estás editando el perfil de ${name}.`,
  incomplete: 'Completa este perfil',
  sections: { picture: 'Foto de perfil', about: 'Datos', links: 'Enlaces' },
  photo: 'Foto de perfil',
  name: 'Nombre',
  firstName: 'Nombre',
  lastName: 'Apellido',
  losesBadge: 'Si cambias el nombre, se quita la insignia de verificado hasta que lo revisemos otra vez.',
  email: 'Correo',
  changeEmail: 'Cambiar correo',
  ownerChangesEmail: 'Solo el dueño puede cambiar el correo.',
  phone: 'Teléfono',
  location: 'Lugar',
  participatingEvents: 'Pruebas en que participas',
  favoriteEvents: 'Pruebas favoritas',
  sponsors: 'Patrocinadores',
  photoFailed: 'Guardamos tus datos, pero no pudimos subir tu foto.',
  saved: 'Guardamos tus datos.',
  failed: 'No pudimos guardar tus datos.',
} satisfies Translation<typeof english>;
