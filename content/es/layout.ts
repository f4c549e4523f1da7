export const layout = {
  siteDescription:
    'Qué le pasó al dinero desde 1971 y qué es Bitcoin. Una historia contada sala por sala, con guías prácticas y calculadoras honestas, para principiantes.',
  tagline: 'Un viaje para aprender',
  skipToContent: 'Ir al contenido',
  /** Of the pictures that a browser shows before the site is installed. */
  screenshots: {
    narrow: 'La primera sala en un teléfono: qué compra hoy un dólar de 1971',
    wide: 'La primera sala en una pantalla ancha: monedas que se encogen año tras año',
  },
  topBar: {
    label: 'Principal',
    /** Heard after the name of the site and the tagline. */
    home: ', página de inicio',
    dashboard: 'Lecciones',
    guides: 'Guías',
    about: 'Sobre el sitio',
  },
  theme: {
    label: 'Tema de color',
    system: 'Tema del sistema',
    light: 'Tema claro',
    dark: 'Tema oscuro',
  },
  /** On home in another language, for a reader whose browser has this one. */
  languageOffer: {
    text: 'Este sitio también está en español.',
    link: 'Leer en español',
    close: 'Cerrar esta nota',
  },
  footer: {
    label: 'Pie de página',
    home: 'Inicio',
    about: 'Sobre el sitio',
    guides: 'Guías',
    glossary: 'Glosario',
    data: 'Datos',
    explore: 'Tu propio gráfico',
    search: 'Buscar',
    dashboard: 'Lecciones',
    concepts: 'El mapa de las ideas',
    teach: 'Para docentes',
    sources: 'Fuentes y correcciones',
    email: 'Correo',
    x: 'X',
    code: 'Código fuente',
    contact: 'Contacto',
    pages: 'Explora',
    note: 'Este sitio explica. No vende, y nada de lo que hay aquí es asesoramiento financiero. Bitcoin puede perder la mitad de su valor, o más, en un año.',
  },
};
