/** The page /offline and the notices of every page. */
export const offline = {
  metaTitle: 'Este sitio sin conexión',
  metaDescription:
    'Después de la primera visita, este sitio también se abre sin conexión. Cuánto guarda el navegador y cómo borrarlo.',
  title: 'Este sitio sin conexión',
  lede: 'En un tren, en un avión o cuando se cae la conexión: después de la primera visita, todas las páginas, calculadoras, gráficos y lecciones se siguen abriendo.',
  /** Above the title, at an address that the browser does not keep, while there is no network. */
  notKept: {
    title: 'Esta página no está guardada en el navegador',
    text: 'En este momento no hay conexión, y el navegador no tiene guardada esta dirección. Las páginas de abajo sí están guardadas y se abren ahora.',
    again: 'Volver a intentar',
  },
  how: {
    title: 'Qué guarda el navegador',
    paragraphs: [
      'El navegador descarga el sitio poco a poco, mientras lees las primeras páginas. Después de un cambio en el sitio descarga solo lo nuevo.',
      'Con el ahorro de datos activado, o con una conexión lenta, guarda solo lo que abres. Los videos y los enlaces a otros sitios siempre necesitan conexión.',
      'Mientras hay conexión, las páginas llegan por ella. Si es muy lenta, quizá veas primero la página guardada. Cuando hay una más nueva, una línea en la página lo dice.',
    ],
    /** Both are counted by the build. */
    amount: 'En total se descargan {sent}, que ocupan {stored} en el navegador.',
  },
  remove: {
    title: 'Borrarlo',
    text: 'El navegador puede borrarlo por su cuenta, cuando necesita espacio o cuando llevas un tiempo sin venir. También puedes borrarlo ahora. Tu progreso y el tema de color se conservan.',
    remove: 'Borrar lo guardado',
    keep: 'Guardar el sitio otra vez',
  },
  pages: {
    title: 'Todas las páginas',
    kept: '{n} de {count} páginas están guardadas en el navegador.',
  },
  switchedOff:
    'Esta copia del sitio necesita conexión: su responsable desactivó el uso sin conexión. Lo que el navegador tenía guardado de ella se borra.',
  /** In one sentence, for the About page. */
  about:
    'Después de la primera visita, este sitio también se abre sin conexión: el navegador lo guarda entero, {stored}, y puedes borrarlo cuando quieras.',
  aboutLink: 'Qué se guarda y cómo borrarlo',
  newVersion: { text: 'Hay una nueva versión de esta página.', load: 'Cargarla' },
  noNetwork: 'Sin conexión. Lo que el navegador guarda de este sitio se sigue abriendo; los otros sitios no.',
  close: 'Cerrar',
};
