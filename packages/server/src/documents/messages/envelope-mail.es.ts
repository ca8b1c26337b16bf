/** Lo que reciben quienes firman. */
export const envelopeMailMessages = {
  subject: 'Para firmar: {title}',
  reminderSubject: 'Recordatorio para firmar: {title}',
  copySubject: 'Firmado por todos: {title}',
  endedSubject: 'Ya no hay que firmar: {title}',
  heading: 'Hay documentos que esperan su firma',
  approveHeading: 'Hay documentos que esperan su aprobación',
  copyHeading: 'Los documentos están firmados y sellados',
  endedHeading: 'Estos documentos ya no se firman',
  sent: '{sender} de {firm} le envió “{title}”.',
  forHome: 'Se trata de {home}.',
  dueOn: 'Fírmelos a más tardar el {day}.',
  expiresOn: 'El enlace funciona hasta el {day}.',
  code: 'Para abrirlos le enviaremos un código {channel, select, sms {por mensaje de texto} other {por correo electrónico}}.',
  open: 'Abrir los documentos',
  private:
    'Este enlace es solo para usted. No lo reenvíe. Puede pedir que firme otra persona cuando abra los documentos.',
  paper: '¿Prefiere papel? Dígaselo a {sender}; no tiene que firmar por internet.',
  copyAttached:
    'El PDF sellado está adjunto. Cualquiera puede comprobarlo en {site}/verify, sin cuenta.',
  copyAtLink: 'El PDF sellado es demasiado grande para un correo. Ábralo con su enlace.',
  inPersonSubject: 'Firmado en persona: {title}',
  inPersonHeading: 'Sus documentos se firmaron en persona',
  inPersonSigned:
    '“{title}” se firmó en su nombre el {day}, en el dispositivo de {host}, de {firm}.',
  inPersonHow:
    '{how, select, known {{host} declaró que le conoce.} other {{host} declaró que revisó su identificación con foto.}}',
  inPersonObject:
    'Si no fue usted, o si no está de acuerdo, avise de inmediato a {firm}: {reach}. Guardamos quién firmó, cuándo y en qué dispositivo.',
  inPersonCopy: 'Cuando todos hayan firmado, recibirá el PDF sellado por correo electrónico.',
  why: 'Recibe este correo porque {firm} le pidió que firmara documentos.',
  whyCode: 'Recibe este correo porque alguien abrió el enlace para firmar que le enviamos.',
  codeSubject: 'Su código para firmar',
  codeHeading: 'Su código',
  codeIs:
    'Escriba este código donde abrió el enlace. Sirve durante 10 minutos. No se lo diga a nadie.',
  textCode:
    '{firm}: su código para firmar es {code}. Sirve durante 10 minutos. No se lo diga a nadie.',
  amendment: 'Reemplaza documentos que usted ya recibió. Verá qué cambió.',
  corrected: '{sender} le envió una versión corregida. Firme esa, por favor.',
  voided: '{sender} los anuló: {reason}',
  declined: '{name} no los firmará.',
  withdrawn: 'Alguien prefirió firmar en papel.',
  expired: 'Su plazo terminó.',
} as const;
