export const ownMessages = {
  // sections
  menu: 'Ajustes de la cuenta',
  profile: 'Perfil',
  links: 'Redes sociales',
  email: 'Correo electrónico',
  password: 'Contraseña',
  twoStep: 'Verificación en dos pasos',
  devices: 'Dispositivos',
  providers: 'Otras formas de iniciar sesión',
  notifications: 'Avisos',
  activity: 'Actividad de la cuenta',
  data: 'Sus datos',

  // answers to a form
  unreachable: 'No pudimos comunicarnos con el servidor. No se perdió nada de lo que escribió.',
  outage:
    'Algo salió mal de nuestro lado. Inténtelo de nuevo. No se perdió nada de lo que escribió.',
  outageWithRequest:
    'Algo salió mal de nuestro lado. Inténtelo de nuevo. No se perdió nada de lo que escribió. Solicitud {id}.',
  nameRequired: 'Escriba su nombre',
  currentPasswordRequired: 'Escriba su contraseña actual',
  codeRequired: 'Escriba el código',
  codeWrong: 'El código debe tener 6 dígitos',

  // fields
  currentPassword: 'Contraseña actual',
  notProvided: 'No indicado',
  noPassword:
    '{why} Su cuenta todavía no tiene contraseña. <link>Cree una</link> con un enlace que le enviaremos.',

  // profile
  profileIntro: 'Su nombre y cómo comunicarnos con usted.',
  photo: 'Foto',
  photoHint: 'JPEG, PNG o WebP, de hasta 5 MB. La recortamos en forma cuadrada.',
  photoNeeded: 'Primero elija una foto',
  photoTooLarge: 'Esta foto pesa más de 5 MB',
  keepPhoto: 'Usar esta foto',
  upload: 'Subir',
  removePhoto: 'Quitar la foto',
  firstName: 'Nombre',
  lastName: 'Apellido',
  phone: 'Teléfono',
  dateOfBirth: 'Fecha de nacimiento',
  addressOne: 'Dirección, línea 1',
  addressTwo: 'Dirección, línea 2',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
  country: 'País',
  relationship: 'Relación',
  relationshipHint: 'Su relación con las personas con quienes compra o vende.',
  shirtSize: 'Talla de camiseta',
  mailLanguage: 'Idioma de los correos',
  english: 'English',
  spanish: 'Español',
  primaryContact: 'Soy el contacto principal de mi hogar',
  saveProfile: 'Guardar el perfil',

  // social links
  linksIntro: 'Dónde puede encontrarle su equipo. Deje en blanco lo que no use.',
  saveLinks: 'Guardar los enlaces',

  // email
  emailConfirmed: 'Usted inicia sesión con <email>{address}</email>. Está confirmado.',
  emailUnconfirmed: 'Usted inicia sesión con <email>{address}</email>. Todavía no está confirmado.',
  emailWaiting:
    '<email>{address}</email> todavía no está confirmado. Abra el enlace que le enviamos allí. Nada cambia hasta que lo haga.',
  newEmail: 'Correo nuevo',
  newEmailHint: 'Escribiremos a ambas direcciones.',
  changeEmail: 'Cambiar el correo',

  // password
  passwordIntro:
    'Cuando la cambie, cerraremos la sesión en todos sus demás dispositivos y le enviaremos un correo.',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Confirme la contraseña nueva',
  passwordHint: 'Al menos {count} caracteres, con una minúscula, una mayúscula y un número.',
  changePassword: 'Cambiar la contraseña',
  signsInWithoutPassword: 'Usted inicia sesión sin contraseña.',

  // two-step sign-in
  twoStepIntro:
    'Una segunda comprobación después de la contraseña: una aplicación en su teléfono o una llave de acceso.',
  twoStepOn: 'La verificación en dos pasos está activada.',
  twoStepOff: 'La verificación en dos pasos está desactivada.',
  roleRequiresIt: 'Su función la requiere.',
  roleShouldHaveIt: 'La recomendamos para su función.',
  twoStepNeedsPassword: 'Necesita una contraseña para cambiar el segundo paso.',

  // authenticator app
  app: 'Aplicación de autenticación',
  appOn: 'Activada. Pedimos un código de la aplicación cuando inicia sesión con su contraseña.',
  appOnSince:
    'Activada desde el {date}. Pedimos un código de la aplicación cuando inicia sesión con su contraseña.',
  appIsLast:
    'Su función requiere un segundo paso. Agregue una llave de acceso antes de desactivar la aplicación.',
  turnAppOff: 'Desactivar la aplicación',
  turnOff: 'Desactivar',
  turnOn: 'Activar',
  code: 'Código',
  codeHint: 'De la aplicación, o uno de sus códigos de recuperación.',
  codeFromApp: 'Código de la aplicación',
  appIntro:
    'Una aplicación como Google Authenticator, Microsoft Authenticator, 1Password o Aegis muestra un código nuevo cada 30 segundos. Usted lo escribe al iniciar sesión.',
  typeKey: 'O escriba esta clave en la aplicación: <key>{secret}</key>',
  setUpApp: 'Configurar una aplicación',
  qrCode: 'Código QR para su aplicación de autenticación',
  scanCode: 'Escanee el código con su aplicación y escriba los seis dígitos que muestra.',
  openInApp: 'Abrir en una aplicación de este dispositivo',

  // recovery codes
  recoveryCodes: 'Códigos de recuperación',
  codesLeft:
    '{count, plural, one {Le queda # código.} other {Le quedan # códigos.}} Cada uno le permite iniciar sesión una vez cuando no puede usar el segundo paso.',
  makeNewSoon: 'Cree códigos nuevos antes de que se acaben.',
  makeCodes: 'Crear códigos nuevos',
  oldCodesStop: 'Los códigos anteriores dejan de funcionar de inmediato.',
  yourCodes: 'Sus códigos de recuperación',
  keepCodes:
    'Guárdelos donde pueda encontrarlos sin su teléfono. Solo los mostramos ahora. Cada uno funciona una vez.',
  copy: 'Copiar',
  copied: 'Copiado',
  codesCopied: 'Códigos copiados.',
  print: 'Imprimir',
  download: 'Descargar',
  codesFileTitle: 'Códigos de recuperación para iniciar sesión en {brokerage}.',
  codesFileHint:
    'Cada uno funciona una vez, en lugar de un código de su aplicación o de su llave de acceso.',

  // passkeys
  passkeys: 'Llaves de acceso',
  passkeysIntro:
    'Con una llave de acceso inicia sesión con el bloqueo de pantalla de su teléfono o computadora, sin contraseña ni código.',
  passkeysUnavailable:
    'Las llaves de acceso necesitan un sitio con nombre de dominio, y este no tiene uno.',
  passkeyUnused: 'Agregada: {added}, sin usar todavía',
  passkeyUsed: 'Agregada: {added}, usada por última vez: {used}',
  passkeyUnusedSynced:
    'Agregada: {added}, sin usar todavía, sincronizada por su administrador de contraseñas',
  passkeyUsedSynced:
    'Agregada: {added}, usada por última vez: {used}, sincronizada por su administrador de contraseñas',
  remove: 'Quitar<unseen> {name}</unseen>',
  removePasskey: 'Quitar la llave de acceso',
  passkeyIsLast: 'Su función requiere un segundo paso, y este es el último que tiene.',
  passkeyName: 'Nombre de la llave de acceso',
  passkeyNameHint: 'Por ejemplo, el dispositivo donde está: Teléfono.',
  addPasskey: 'Agregar una llave de acceso',
  passkeyNeedsScript: 'Necesita JavaScript para agregar una llave de acceso.',
  passkeyExists: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  passkeyNotMade: 'No se creó ninguna llave de acceso. Inténtelo de nuevo.',
  passkeyCantBeMade: 'Este navegador no puede crear una llave de acceso aquí.',

  // devices
  devicesIntro:
    'Donde tiene la sesión iniciada. Si no reconoce un dispositivo, cierre su sesión y cambie su contraseña.',
  thisDevice: 'Este dispositivo',
  inUse: 'En uso',
  inUseFrom: 'En uso desde {address}',
  lastUsed: 'Último uso: {when}',
  lastUsedFrom: 'Último uso: {when}, desde {address}',
  signedInByPassword: 'Sesión iniciada con su contraseña, {at}.',
  signedInByProvider: 'Sesión iniciada con otra cuenta, {at}.',
  signedInByPasskey: 'Sesión iniciada con una llave de acceso, {at}.',
  signedInByLink: 'Sesión iniciada con un enlace por correo, {at}.',
  signOut: 'Cerrar la sesión',
  signOutOthers: 'Cerrar la sesión en todos los demás dispositivos',

  // other sign-in methods
  providersIntro: 'Otras cuentas con las que puede iniciar sesión.',
  providerSince: '{email}, desde el {date}',
  providerSinceUsed: '{email}, desde el {date}, último uso: {used}',
  removeProvider: 'Quitar esta forma de iniciar sesión',
  providerIsLast: 'Es su única forma de iniciar sesión, así que todavía no puede quitarla.',

  // notifications
  mailGoesTo: 'Los correos se envían a {email}.',
  saveNotifications: 'Guardar los avisos',

  // account activity
  activityIntro: 'Si algo de esto no lo hizo usted, cambie su contraseña de inmediato y llámenos.',
  noActivity: 'No hay actividad anterior.',
  newest: 'Más reciente',
  earlier: 'Anterior',

  // your data
  takeData: 'Descargue sus datos',
  takeDataHint:
    'Lo que tenemos sobre usted, en un archivo que pueden leer personas y programas. Las listas muy largas traen solo lo más reciente.',
  downloadData: 'Descargar mis datos',
  deleteTitle: 'Eliminar su cuenta',
  deleteHint:
    'Se cerrará su sesión en todas partes y no podrá iniciarla. Durante 30 días podemos restaurar su cuenta si nos llama. Después borramos su perfil, foto, ajustes y formas de iniciar sesión. Conservamos un registro de la actividad de la cuenta sin su nombre.',
  deleteOpen: 'Eliminar mi cuenta…',
  deleteUnderstood: 'Quiero eliminar mi cuenta.',
  deleteNotUnderstood: 'Marque la casilla para confirmar',
  deleteAccount: 'Eliminar mi cuenta',

  // the profile page
  editProfile: 'Editar el perfil',
  contact: 'Contacto',
  confirmed: 'Verificado',
  unconfirmed: 'Sin verificar',
  address: 'Dirección',
  isPrimary: 'Contacto principal',
  yes: 'Sí',
  no: 'No',
  aboutYou: 'Sobre usted',
  goal: 'Objetivo',
  goalBuy: 'Quiero comprar',
  goalSell: 'Quiero vender',
  goalBoth: 'Comprar y vender',
  shirt: 'Talla de camiseta',
  memberSince: 'Cuenta desde',
  license: 'Licencia',
  licenseNote: 'La oficina administra su licencia. Pídales que la cambien.',
  licenseNumber: 'Número',
  licenseExpires: 'Vence',
  noLinks: 'Ninguna todavía. <link>Agregue sus enlaces</link>',
  newTab: '(se abre en otra pestaña)',

  proofFirst: 'Primero, <link>confirme que es usted</link>.',
} as const;
