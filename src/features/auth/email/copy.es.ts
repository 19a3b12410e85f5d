import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  resetPassword: {
    title: 'Elige una contraseña nueva',
    requestLink: 'Pedir otro enlace',
    account: (email: string) => `Para ${email}`,
    submit: 'Cambiar contraseña',
    done: '¡Listo! Cambiaste tu contraseña.',
    failed: (reason: string) => `No pudimos cambiar la contraseña: ${reason}`,
    missingPassword: 'Escribe la contraseña nueva',
    shortPassword: 'Usa al menos 8 caracteres',
    missingConfirmation: 'Repite la contraseña',
    mismatch: 'Las contraseñas no coinciden',
  },
  verifyEmail: {
    title: 'Revisa tu correo',
    sentTo: 'Enviamos un correo de verificación a',
    help: 'Abre el enlace del correo y listo. ¿No llegó? Mira en la carpeta de spam o pide otro. Cuando lo hayas verificado, también puedes recargar esta página.',
    resent: (email: string) => `Enviamos otro correo de verificación a ${email}.`,
    changeEmail: '¿No es tu correo?',
    resendFailed: 'No pudimos enviar el correo de verificación',
    resend: 'Reenviar correo',
    logOut: 'Salir',
  },
  emailLink: {
    openingApp: {
      title: 'Abriendo la app',
      open: 'Abrir la app',
      continue: 'Seguir en el navegador',
    },
    verifying: 'Verificando tu correo',
    changing: {
      question: 'Confirma tu correo nuevo',
      text: 'Desde ahora entrarás con él.',
      confirm: 'Cambiar correo',
      applying: 'Cambiando tu correo',
    },
    restoring: {
      question: '¿Recuperar tu correo anterior?',
      text: 'Esto deshace el cambio de correo de tu cuenta.',
      confirm: 'Recuperar correo',
      applying: 'Recuperando tu correo',
    },
    wait: 'Un momento.',
    changed: (email: string) => `Tu correo ahora es ${email}. Úsalo para entrar.`,
    restored: (email: string) =>
      `Tu correo vuelve a ser ${email}. Si no lo cambiaste tú, elige “Olvidé mi contraseña” y pon una nueva.`,
    failed: {
      title: 'Este enlace no funcionó',
      text: 'En un momento te llevamos a la portada.',
      logIn: 'Entrar',
      mayBeVerified: 'Si ya verificaste tu correo, entra.',
      continue: 'Seguir',
    },
    verified: 'Verificaste tu correo',
    invalid: 'El enlace de verificación no sirve.',
  },
} satisfies Translation<typeof english>;
