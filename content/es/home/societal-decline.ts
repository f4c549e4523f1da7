/** Numbers in braces are rows of content/claims. */
export const societalDecline = {
  warning: {
    title: 'Que algo pase después no prueba la causa.',
    text: 'Con una marca roja es fácil ver un patrón donde no lo hay. ¿La línea gira en la marca, o años antes o después?',
  },
  label: 'Cuatro medidas antes y después de 1971',
  /** `turn`: when its lines turn, read off the chart; a test compares it with the figures. */
  panels: {
    'home-and-income': { name: 'Casas e ingresos', turn: 'Gira hacia 1971' },
    'work-and-pay': { name: 'Salario y productividad', turn: 'Gira después de 1972' },
    'child-weight': { name: 'Obesidad infantil', turn: 'Gira después de 1976' },
    'family-poverty': { name: 'Familias en pobreza', turn: 'Hay datos desde 1970' },
  },
  rivals: {
    title: 'Qué más pasó alrededor de 1971',
    intro:
      'Los economistas nombran otras razones de los giros de la década de 1970 en Estados Unidos, y es probable que varias actuaran juntas.',
    /** On a phone, those after the third are folded. The earlier inflation speaks against the story, so it is always shown. */
    items: [
      {
        id: 'oil' as const,
        name: 'El petróleo',
        text: 'En pocos meses, entre 1973 y 1974, llegó a costar casi el cuádruple.',
        more: 'De 1979 a 1980, su precio volvió a subir a más del doble.',
        sources: [
          {
            title: 'Oil Shock of 1973–74, Federal Reserve History',
            url: 'https://www.federalreservehistory.org/essays/oil-shock-of-1973-74',
          },
          {
            title: 'Oil Shock of 1978–79',
            url: 'https://www.federalreservehistory.org/essays/oil-shock-of-1978-79',
          },
        ],
      },
      {
        id: 'unions' as const,
        name: 'Sindicatos y leyes',
        text: 'Cada vez menos trabajadores, en proporción, estaban en un sindicato, y por largos periodos los precios subieron más que el salario mínimo.',
        more: 'El salario mínimo alcanzó para más que nunca a fines de la década de 1960. Después de fines de la de 1970 hubo cada vez menos trabajadores en un sindicato.',
        sources: [
          {
            title: 'Unions and minimum wage, Economic Policy Institute',
            url: 'https://stateofworkingamerica.org/economic-landscape/unions-and-minimum-wage/',
          },
        ],
      },
      {
        id: 'inflation' as const,
        name: 'Inflación anterior',
        text: 'De 1965 a 1971 los precios subieron un {prices-1965-to-1971}, cuando el oro todavía respaldaba al dólar.',
        more: 'La inflación ayudó a terminar con el vínculo con el oro, así que no puede ser solo su resultado.',
        /** The series the number is computed from. */
        figure: 'cpi-u' as const,
        sources: [
          {
            title: 'The Great Inflation, Federal Reserve History',
            url: 'https://www.federalreservehistory.org/essays/great-inflation',
          },
        ],
      },
      {
        id: 'building' as const,
        name: 'Reglas para construir',
        text: 'Desde la década de 1970, en muchos lugares se hizo más difícil conseguir un permiso de construcción.',
        more: 'Los economistas encuentran que los precios de las casas son más altos donde las reglas son más estrictas.',
        sources: [
          {
            title: 'Glaeser, Gyourko and Saks, Why Have Housing Prices Gone Up?',
            url: 'https://www.nber.org/papers/w11129',
          },
          {
            title: 'Glaeser and Gyourko, The Impact of Building Restrictions on Housing Affordability',
            url: 'https://realestate.wharton.upenn.edu/working-papers/the-impact-of-building-restrictions-on-housing-affordability/',
          },
        ],
      },
      {
        id: 'competition' as const,
        name: 'Competencia',
        text: 'En la década de 1960, las exportaciones de Europa y Japón, reconstruidos tras la guerra, empezaron a rivalizar con las de Estados Unidos.',
        sources: [
          {
            title: 'Nixon Ends Convertibility, Federal Reserve History',
            url: 'https://www.federalreservehistory.org/essays/gold-convertibility-ends',
          },
        ],
      },
      {
        id: 'computers' as const,
        name: 'Computadoras',
        text: 'Ayudaron en algunos trabajos bien pagados y se encargaron de tareas rutinarias del medio de la escala.',
        more: 'Los economistas lo ven con más claridad después de 1980.',
        sources: [
          {
            title: 'Autor, Katz and Kearney, The Polarization of the U.S. Labor Market',
            url: 'https://www.nber.org/papers/w11986',
          },
        ],
      },
      {
        id: 'families' as const,
        name: 'Familias',
        text: 'Más madres de niños pequeños ganaban dinero, y más padres y madres no estaban casados.',
        sources: [
          {
            title: 'Women at work, 1970 and 2002, Bureau of Labor Statistics',
            url: 'https://www.bls.gov/opub/ted/2004/jan/wk1/art05.htm',
          },
          {
            title: 'The Changing Profile of Unmarried Parents, Pew Research Center',
            url: 'https://www.pewresearch.org/social-trends/2018/04/25/the-changing-profile-of-unmarried-parents/',
          },
        ],
      },
    ],
    /** Opens the folded ones. */
    more: 'Otras {n} causas',
    sources: 'Fuentes (en inglés), y un poco más sobre cada causa',
    figure: 'nuestro índice de precios',
  },
};
