import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  layout: {
    slogan: 'Ver\nes gratis',
    language: 'Idioma',
    tabs: { label: 'Entrar o crear cuenta', logIn: 'Entrar', signUp: 'Crear cuenta' },
  },
  login: {
    firstTitle: 'Iniciar sesión',
    title: 'Qué bueno verte',
    email: 'Correo',
    password: 'Contraseña',
    submit: 'Entrar',
    forgotPassword: 'Olvidé mi contraseña',
    missingField: 'Llena los dos campos',
    returning: 'Entra o crea tu cuenta para seguir. Volverás aquí mismo.',
  },
  accountChoice: { title: 'Cuenta' },
  recover: {
    title: 'Recupera tu contraseña',
    email: 'Correo',
    hint: 'Te enviaremos un enlace para cambiar tu contraseña.',
    missingEmail: 'Escribe tu correo',
    sent: 'Revisa tu correo: ahí están las instrucciones',
    back: 'Volver',
    submit: 'Enviar enlace',
  },
  loggedOut: { title: 'Cerraste tu sesión.', logIn: 'Entrar' },
} satisfies Translation<typeof english>;
