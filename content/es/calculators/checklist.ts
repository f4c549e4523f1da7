/**
 * Words of the security checklist. Item ids are kept in readers' browsers (when they ask for it): never rename one.
 * `{…}` marks a value the screen fills in.
 */
export const checklist = {
  title: 'Lista de seguridad',
  intro: 'Marca lo que ya hiciste. El puntaje cambia a medida que avanzas.',
  score: 'Puntaje',
  scoreValue: '{percent} %',
  progress: '{done} de {total} hechas',
  categoryProgress: '{done} de {total} hechas en {category}',
  labels: {
    excellent: 'Excelente',
    good: 'Bien',
    fair: 'Regular',
    needsWork: 'Falta trabajo',
  },
  meanings: {
    excellent: 'Quedan muy pocos huecos. Anota en tu calendario una revisión anual.',
    good: 'La base es sólida. Elige el próximo hueco de la lista.',
    fair: 'Un comienzo útil. Mira primero tus palabras de recuperación y tu correo.',
    needsWork: 'Todo el mundo empieza aquí. Tres marcas esta semana cambian mucho.',
  },
  reset: 'Restablecer',
  resetDone: 'Se borraron todas las marcas.',
  print: 'Imprimir',
  remember: 'Recordar mis marcas en este navegador',
  rememberHelp:
    'Al principio está apagado: tus marcas desaparecen cuando cierras o vuelves a cargar esta página. Si lo activas, se guardan solo en este navegador. Nunca se envían a ninguna parte. Cualquiera que use este navegador podría verlas, así que déjalo apagado en una computadora compartida. Si lo apagas otra vez, se borran.',
  rememberFailed: 'Este navegador no deja que la página guarde nada, así que tus marcas no se pueden conservar.',
  noScript: 'Sin JavaScript, el puntaje no cuenta. Aun así puedes leer la lista, marcarla e imprimirla.',
  startHere: 'Empieza aquí',
  startTitle: 'Empieza aquí: tres marcas',
  startNote: 'Estas tres cierran las puertas más anchas. Cada una lleva a su casilla de la lista.',
  /** The items of a category, which are folded on phones. */
  actions: 'Las {total} acciones',
  /** The three items that the end of the guide names. */
  startWith: ['network-strong-login', 'physical-two-places', 'maintenance-test-backup'],
  /** The first words of each of them, which are bold. */
  startBold: ['Protege tu correo', 'Guarda dos copias', 'Prueba tus palabras'],
  categories: [
    {
      id: 'device-security',
      title: 'Seguridad de los dispositivos',
      against: 'Contra teléfonos perdidos, apps falsas y descargas',
      icon: 'smartphone',
      color: 'indigo',
      items: [
        {
          id: 'device-automatic-updates',
          text: 'Activa las actualizaciones automáticas del teléfono y de la computadora.',
        },
        { id: 'device-screen-lock', text: 'Bloquea cada dispositivo con un PIN largo o una contraseña larga.' },
        {
          id: 'device-official-apps',
          text: 'Descarga apps de billetera solo desde un enlace en el sitio del propio fabricante.',
        },
        {
          id: 'device-remove-unused',
          text: 'Quita las apps y extensiones del navegador que no usas, pero nunca una billetera con monedas.',
        },
        {
          id: 'device-hardware-wallet',
          text: 'Guarda en una billetera física, comprada a su fabricante, los ahorros que te dolería perder.',
        },
        {
          id: 'device-check-screen',
          text: 'Antes de cada pago, compara la dirección y el monto en la pantalla de tu billetera.',
        },
      ],
    },
    {
      id: 'network-security',
      title: 'Conexión y cuentas',
      against: 'Contra un ladrón en tu correo o en tus cuentas',
      icon: 'wifi',
      color: 'lake',
      items: [
        {
          id: 'network-password-manager',
          text: 'Usa un gestor de contraseñas, con una contraseña distinta para cada cuenta.',
        },
        {
          id: 'network-strong-login',
          text: 'Protege tu correo y el acceso a las plataformas con una clave de acceso, una llave de seguridad o una app.',
        },
        {
          id: 'network-carrier-pin',
          text: 'Pídele a tu compañía telefónica un PIN contra los cambios de número.',
        },
        {
          id: 'network-bookmarks',
          text: 'Abre los sitios de plataformas y billeteras desde tus propios marcadores, nunca desde anuncios o mensajes.',
        },
        { id: 'network-own-devices', text: 'Entra a tus cuentas de dinero solo desde tus propios dispositivos.' },
      ],
    },
    {
      id: 'social-engineering',
      title: 'Ingeniería social',
      against: 'Contra llamadas, cartas y amigos de internet',
      icon: 'message-circle-warning',
      color: 'plum',
      items: [
        {
          id: 'social-never-share-words',
          text: 'Di que no a quien te pida tus palabras de recuperación, sin ninguna excepción.',
        },
        {
          id: 'social-call-back',
          text: 'Cuelga si te llaman para hablar de tu cuenta, y después llama tú al número oficial.',
        },
        {
          id: 'social-no-screen-control',
          text: 'Di que no a quien pida controlar o compartir tu pantalla.',
        },
        {
          id: 'social-online-investing',
          text: 'Rechaza la ayuda para invertir de quien solo conoces por internet.',
        },
        { id: 'social-wait-a-day', text: 'Espera un día antes de cualquier pago que otra persona te apure a hacer.' },
      ],
    },
    {
      id: 'physical-security',
      title: 'Seguridad física',
      against: 'Contra el fuego, la pérdida y los curiosos',
      icon: 'house',
      color: 'ochre',
      items: [
        {
          id: 'physical-words-by-hand',
          text: 'Escribe tus palabras de recuperación a mano, sin foto, archivo ni copia en la nube.',
        },
        {
          id: 'physical-two-places',
          text: 'Guarda dos copias de las palabras en dos lugares seguros y separados.',
        },
        {
          id: 'physical-fire-water',
          text: 'Protege al menos una copia del fuego y del agua, por ejemplo en acero.',
        },
        {
          id: 'physical-pin-apart',
          text: 'Guarda el dispositivo, su PIN y las palabras separados unos de otros.',
        },
        { id: 'physical-stay-quiet', text: 'No cuentes cuánto tienes, ni en internet ni en casa.' },
      ],
    },
    {
      id: 'regular-maintenance',
      title: 'Mantenimiento regular',
      against: 'Contra copias y planes que ya no sirven',
      icon: 'calendar-check',
      color: 'moss',
      items: [
        {
          id: 'maintenance-test-backup',
          text: 'Prueba tus palabras una vez al año, con la revisión de copias del fabricante o (nunca para Lightning) en un dispositivo de repuesto del mismo tipo.',
          more: 'Si la prueba falla, envía las monedas a una billetera nueva antes de restablecer nada o de borrar la app.',
        },
        {
          id: 'maintenance-wallet-updates',
          text: 'Actualiza la app de la billetera y el dispositivo desde el sitio del propio fabricante.',
        },
        {
          id: 'maintenance-old-logins',
          text: 'Quita de tus cuentas los teléfonos, las apps y los accesos viejos.',
        },
        {
          id: 'maintenance-family-letter',
          text: 'Escribe una carta que le diga a tu familia qué existe y dónde, sin las palabras.',
        },
        { id: 'maintenance-calendar', text: 'Anota en tu calendario una revisión de seguridad anual.' },
      ],
    },
  ],
};
