export const sources = {
  title: 'Fuentes y correcciones',
  metaDescription:
    'Los números de nuestra historia: qué es cada uno, cómo se sabe, de dónde viene, qué edad tiene y qué no puede mostrar.',
  lede: 'Todos los números de nuestra historia, y de dónde vienen. Presiona uno para ver cómo se sabe.',
  filter: {
    label: 'Buscar un número',
    chips: 'Qué números mostrar',
    count: '{n} de {total} números',
    none: 'Ningún número de aquí tiene «{query}» en su fila.',
    /** Below a search without a hit. */
    clear: 'Mostrar todos',
    examples: { label: 'O prueba con:', words: ['casa', 'inflación', 'bitcoin'] },
    /** Labels of the buttons. A group is one of `contents.groups`. */
    all: 'Todos',
    guides: 'Citados en guías',
    groups: {
      headline: 'Números principales',
      home: 'Página de inicio',
      housing: 'La casa en bitcoin',
      paired: 'Nuestros y publicados',
      inflation: 'Desde 2020',
      read: 'Leídos en otro lugar',
      guides: 'En dibujos de guías',
    },
  },
  contents: {
    label: 'En esta página',
    claims: '{n} números que calculamos o fijamos',
    read: '{n} números leídos en otro lugar',
    figures: '{n} series de datos',
    corrections: { one: '{count} corrección', other: '{count} correcciones' },
    /** The rows of a subject are behind these. */
    rows: { one: '{count} número', other: '{count} números' },
    more: { one: '{count} número más', other: '{count} números más' },
    series: { one: '{count} serie', other: '{count} series' },
    groups: {
      headline: 'El dólar, el dinero, las casas y bitcoin: los números principales',
      home: 'Otros números de la página de inicio',
      housing: 'Una casa en bitcoin',
      paired: 'Nuestras cifras junto a las publicadas',
      inflation: 'Vivienda, alimentos y salarios desde 2020',
      read: 'Números de fuentes citadas',
      guides: 'Números en los dibujos de guías y lecciones',
    },
  },
  claims: {
    title: 'Números que calculamos o fijamos',
    intro:
      'La mayoría sale de las series de datos de más abajo, y las pruebas de nuestro código fuente los calculan de nuevo. Algunos los fijó este sitio, y su fila lo dice. Cuando una cifra publicada difiere, está junto a la nuestra.',
    moreOfTable: 'Cómo los obtuvimos',
    how: 'Cómo lo obtuvimos',
    howRead: 'Cómo se sabe',
    caveat: 'Ten en cuenta',
    data: 'Datos',
    official: 'Con datos publicados',
    ours: 'Nuestro',
    difference: 'Diferencia',
    points: 'Diferencia en puntos',
    /** Beside a small drawing. */
    logAxis: 'eje logarítmico',
    source: 'Fuente',
    readFor: 'fecha del dato: {date}',
  },
  read: {
    title: 'Números que leímos en otro lugar',
    intro:
      'Ninguno de estos sale de nuestras series de datos, y ninguna prueba los puede comprobar. Así que sigue los enlaces: cada fila nombra su fuente y dice qué leímos allí, o qué calculamos a partir de ella.',
  },
  figures: {
    title: 'Series de datos',
    intro:
      'Cada gráfico se dibuja con una de estas. Cada serie tiene su propia página, con definición, fuente, límites, la tabla completa y archivos para descargar.',
    all: 'Todas las series de datos y los gráficos, con dibujos',
    row: '{span}. {age}.',
  },
  corrections: {
    title: 'Registro de correcciones',
    intro:
      'Si algo de este sitio estaba mal, lo corregimos y lo decimos aquí: el día, qué estaba mal y por qué. Nunca se quita una entrada. Primero, la más reciente.',
    /** While the site has no day of publication. */
    notPublished:
      'El registro empieza el día en que se publique este sitio. Lo que se corrigió antes está en la historia de su código fuente.',
    none: 'No hay correcciones desde el {date}, el día en que se publicó este sitio.',
    older: { one: '{count} entrada anterior', other: '{count} entradas anteriores' },
    report: '¿Encontraste un error? Escríbenos.',
  },
};
