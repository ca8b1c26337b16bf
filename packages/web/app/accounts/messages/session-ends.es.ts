export const sessionEndMessages = {
  ended: 'Su sesión terminó. Inicie sesión para continuar donde estaba.',
  idle: 'Cerramos su sesión porque no la usó por un tiempo. Inicie sesión para continuar donde estaba.',
  limit:
    'Ha pasado tiempo desde que inició sesión. Por su seguridad, inicie sesión otra vez para continuar donde estaba.',
  signedOut: 'Cerró la sesión en este navegador. Inicie sesión para continuar.',
  newSignIn:
    'Se cerró su sesión porque alguien inició otra en este navegador. Inicie sesión para continuar.',
  endedByPerson:
    'Usted cerró la sesión de este dispositivo desde otro. Inicie sesión para continuar.',
  endedByStaff: 'Nuestra oficina cerró su sesión. Inicie sesión para continuar donde estaba.',
  passwordChanged: 'Se cerró su sesión porque se cambió la contraseña. Inicie sesión con la nueva.',
  emailChanged:
    'Se cerró su sesión porque se cambió el correo de su cuenta. Inicie sesión con el actual.',
  stolen:
    'Se cerró su sesión porque otra persona puede haberla usado. Lea el correo que le enviamos y luego inicie sesión.',
  deactivated: 'Se cerró su sesión porque su cuenta se desactivó. Si tiene preguntas, llámenos.',
  deleted: 'Se cerró su sesión porque su cuenta se eliminó. Si tiene preguntas, llámenos.',
} as const;
