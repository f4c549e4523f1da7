import { notForTheUk, ownReferralTerms } from './guides-ui';

export const about = {
  title: 'Sobre el sitio',
  metaTitle: 'Sobre este sitio',
  metaDescription:
    'Por qué existe este sitio, cómo se comprueban sus cifras, cómo se financia y cómo se corrige un error.',
  lede: 'Un sitio para quienes sienten que algo cambió en el dinero y quieren ver las pruebas por su cuenta.',
  /** What a reader hears who cannot see the drawing. */
  drawing:
    'Un escritorio. La hoja en la máquina de escribir muestra una línea que cae a partir de una marca roja, y una lupa muestra los puntos de que está hecha.',
  why: {
    title: 'Por qué hice este sitio',
    paragraphs: [
      'Quería explicarles el dinero a personas que me importan. Busqué una página que un principiante pudiera leer en una noche, en el teléfono, y en la que pudiera confiar. La mayoría de las que encontré querían vender una moneda o pedían primero años de lectura.',
      'Así que hice la página que buscaba. Cuenta una sola historia: qué le pasó al dinero desde que el dólar perdió su última atadura con el oro en 1971, y por qué algunas personas respondieron con Bitcoin.',
      'La historia es un argumento, y lo sostengo. Aun así, deberías poder comprobar cada paso, y también no estar de acuerdo. Por eso cada gráfico lleva su fuente y una nota sobre lo que no muestra.',
    ],
  },
  figures: {
    title: 'Cómo se comprueban las cifras',
    intro: 'Los números de nuestra historia son de tres clases.',
    kinds: {
      computed: {
        name: 'Calculados',
        text: 'Salen de series de datos que puedes descargar. Las pruebas de nuestro código fuente los calculan de nuevo, y fallan si un número ya no sale de sus datos.',
        example: 'de su valor perdió el dólar desde 1971',
      },
      set: {
        name: 'Fijados por este sitio',
        text: 'A su lado está la cifra publicada.',
        example: 'precio de un auto nuevo en 2024',
      },
      read: {
        name: 'Leídos en una fuente citada',
        text: 'Ninguna prueba los puede comprobar. Cada uno nombra su fuente, así que tú sí puedes.',
        example: 'pies cuadrados: la casa nueva mediana de Estados Unidos en 2015',
      },
    },
    paragraphs: [
      'Otra prueba busca en la historia números que no tengan fuente.',
      'Algunas cifras se escribieron de memoria y no se leyeron en la fuente. Están marcadas como estimaciones. Cuando una cifra redondeada difiere de la oficial, las dos aparecen juntas.',
    ],
    link: 'Ver cada afirmación, su fuente y nuestras correcciones',
  },
  money: {
    title: 'Cómo se financia',
    none: {
      advertisements: 'No hay publicidad',
      accounts: 'No hay cuentas',
      articles: 'No hay artículos pagados',
    },
    paragraphs: [
      `Algunas guías pueden llevar un enlace de referido a Strike, una app de Bitcoin. ${ownReferralTerms}`,
      'Los enlaces a libros son enlaces simples. Nadie pagó para que se le mencione aquí.',
    ],
    ownsBitcoin: {
      yes: 'Tengo bitcoin, así que gano si sube su precio. Tenlo en cuenta al leer este sitio.',
      no: 'No tengo bitcoin.',
      unstated:
        'Quizá yo también tenga bitcoin. Quienes hacen sitios como este suelen tenerlo, y ganan si otras personas compran. Tenlo en cuenta al leer el mío.',
    },
    withReferral: `Mis enlaces a Strike llevan un código de referido. ${notForTheUk}`,
    withoutReferral: 'Aquí no uso ningún código de referido. Los enlaces a Strike son enlaces simples.',
  },
  privacy: {
    title: 'Qué sabemos de ti',
    /** In two frames: a browser's window, and a server. */
    kept: {
      title: 'Lo que queda en tu navegador',
      items: [
        { icon: 'progress' as const, name: 'Tu progreso' },
        { icon: 'theme' as const, name: 'Tu tema de color' },
        { icon: 'entries' as const, name: 'Lo que escribes en las calculadoras' },
      ],
    },
    seen: {
      title: 'Lo que ve nuestro servidor',
      items: [
        { icon: 'address' as const, name: 'Tu dirección de internet' },
        { icon: 'page' as const, name: 'La página que abres' },
        { icon: 'browser' as const, name: 'El tipo de navegador' },
      ],
    },
    paragraphs: [
      'No hay cuentas ni cookies, ni nada que te siga a otros sitios. Nada se carga desde otro lugar hasta que reproduces un video.',
      'La computadora que entrega estas páginas ve tu dirección de internet, la página que abres y el tipo de navegador, como cualquier servidor web.',
    ],
    withInsights:
      'Esta copia del sitio también cuenta las páginas vistas y los tiempos de carga, sin cookies. Los cuenta Vercel, la empresa que la entrega.',
  },
  errors: {
    title: 'Cómo corregir un error',
    text: 'Si encuentras una cifra equivocada o una frase injusta, escríbenos. Nombra la página y, si puedes, una fuente. Las correcciones se publican con su fecha.',
    link: 'Leer el registro de correcciones',
  },
  made: {
    title: 'Con qué está hecho',
    text: 'Gran parte de este sitio es software y tipos de letra que otras personas hicieron y regalaron.',
    link: 'Ver sus nombres y licencias',
  },
  contact: {
    title: 'Contacto',
    email: 'Enviar un correo',
    x: 'Perfil en X',
    code: 'Código fuente de este sitio',
  },
};
