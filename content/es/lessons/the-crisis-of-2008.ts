import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'the-crisis-of-2008',
  cover: { visual: 'bank-dominoes', background: 'plain', mood: 'desperate' },
  opening: {
    title: 'Un dólar que siempre valía un dólar',
    paragraphs: [
      {
        text: 'Es septiembre de 2008. En Estados Unidos la gente guarda unos 3.5 billones de dólares en fondos del mercado monetario: reúnen préstamos a corto plazo y se usan como una cuenta de banco. La regla es sencilla: una participación es un dólar, hoy y mañana. El más antiguo de estos fondos, el Reserve Primary Fund, cuida casi 65 mil millones de dólares. Una pequeña parte, 785 millones, está prestada a un banco que se llama Lehman Brothers.',
        sources: ['reserve-fund', 'reserve-fund-end'],
      },
      { text: 'El lunes 15 de septiembre ese banco quiebra.', sources: ['lehman-fed'] },
    ],
    guess: {
      question: '¿Cuánto vale una participación del fondo el martes por la noche?',
      options: [
        {
          id: 'half',
          text: '50 centavos',
          isCorrect: false,
          answer: 'Muy poco. Lehman era una parte pequeña del fondo.',
        },
        {
          id: 'less',
          text: '97 centavos',
          isCorrect: true,
          answer:
            'Lehman había costado poco más de un centavo. Pero salieron tantos que la pérdida cayó sobre los pocos que se quedaron.',
        },
        {
          id: 'one',
          text: 'Un dólar, como siempre',
          isCorrect: false,
          answer: 'El fondo tuvo que contar como cero la deuda de Lehman.',
        },
      ],
    },
    reveal: [
      {
        text: 'Tres centavos no parecen mucho. Pero la gente se preguntó: si esto no es seguro, ¿qué lo es? Los ahorradores corrieron a buscar su dinero. En dos días habían pedido más del 60 %, mucho más de lo que el fondo podía pagar, y el fondo dejó de pagar. La mitad del dinero llegó seis semanas después, y lo último, después de más de un año. Al final la pérdida se repartió entre todos, y cada uno recibió unos 99 centavos por dólar.',
        sources: ['reserve-fund-case', 'reserve-fund-left', 'reserve-fund', 'reserve-fund-half', 'reserve-fund-end'],
      },
      {
        text: 'También hubo corridas en otros fondos. El viernes el gobierno prometió respaldarlos, y la corrida se calmó. Según sus propias cuentas, esa promesa no le costó nada.',
        sources: ['money-fund-guarantee', 'reserve-fund-guarantee'],
      },
      {
        text: 'El daño lo hizo el miedo, más que la pérdida. Esta lección trata de ese miedo, y de a quién se rescató de él.',
      },
    ],
  },
  objectives: [
    'Explicar por qué asustó a los bancos una caída del precio de las casas',
    'Contar qué pasó con Lehman Brothers y con AIG',
    'Decir cuánto pagó el gran rescate de Estados Unidos, y cuánto volvió',
    'Defender los rescates y atacarlos, como lo haría la gente de cada lado',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Las cajas cerradas',
      paragraphs: [
        {
          text: 'En un mercado se compran manzanas en cajas cerradas. Una mañana corre la voz: algunas cajas están podridas por dentro. Nadie sabe cuáles. ¿Cuánto pagas ahora por una caja? La mayoría no paga nada. Espera.',
        },
        {
          text: 'Casi todas las manzanas están sanas, pero ya no se vende ni una caja. Un agricultor que hoy tiene que pagar el alquiler acepta cualquier precio. Al mediodía está en la ruina, con manzanas buenas en el carro. Su casero, que contaba con el alquiler, está en la ruina por la noche.',
        },
        {
          text: 'En 2008 las cajas eran paquetes de préstamos para viviendas. Los bancos se los habían vendido unos a otros por todo el mundo. Cuando llegó la duda, ni los buenos encontraban comprador, y a los bancos les dio miedo prestarse dinero por más de una noche.',
          sources: ['subprime-history', 'crisis-britannica', 'libor-october-2008', 'fed-funds-2008'],
        },
      ],
      drawing: {
        visual: 'sealed-boxes',
        background: 'plain',
        mood: 'calm',
        text: 'Seis cajas cerradas de manzanas que se ven todas iguales. Debajo, las mismas cajas abiertas: cuatro tienen manzanas buenas y dos las tienen podridas.',
        words: ['lo que ves', 'lo que hay dentro'],
      },
      limits:
        'Muchas de aquellas manzanas estaban podridas de verdad: eran préstamos que nunca se podrían devolver. Y los agricultores habían comprado el carro con dinero prestado. No era solo mal humor.',
    },
    {
      type: 'story',
      title: 'La caída de 2008',
      sections: [
        {
          id: 'houses',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'De comienzos de los años 2000 a 2009',
            location: 'Estados Unidos',
            character: 'Quienes pidieron préstamos, quienes los dieron y quienes los compraron',
            scene: 'Préstamos para casi todo el mundo',
            narrative: [
              {
                text: 'A comienzos de los años 2000, personas con pocos ingresos o con un mal historial de pagos podían conseguir de pronto un préstamo para una casa. Quienes prestaban no se quedaban con esos préstamos. Los mezclaban en paquetes y los vendían. A algunos paquetes se los llamaba muy seguros.',
                sources: ['subprime-history'],
              },
              {
                text: 'Funcionó mientras las casas subían de precio. Quien no podía pagar vendía la casa o pedía otro préstamo. Después los precios cambiaron de rumbo, y ya no funcionaba ni lo uno ni lo otro.',
                sources: ['crisis-britannica'],
              },
            ],
            guess: {
              question:
                '¿Cuánto bajó en promedio el precio de las casas en Estados Unidos, de mediados de 2006 a mediados de 2009?',
              options: [
                {
                  id: 'ten',
                  text: '10 %',
                  isCorrect: false,
                  answer: 'Eso solo les habría hecho daño a pocos bancos.',
                },
                {
                  id: 'thirty',
                  text: '30 %',
                  isCorrect: true,
                  answer: 'Muchos debían más de lo que valía su casa.',
                },
                {
                  id: 'sixty',
                  text: '60 %',
                  isCorrect: false,
                  answer: 'Es el doble. La mitad de eso ya fue bastante malo.',
                },
              ],
            },
            reveal: [
              {
                text: 'Cerca del 30 %. ¿Quién tuvo la culpa? En 2011 una comisión de diez personas se dividió en tres. Seis señalaron a banqueros imprudentes, supervisores débiles y demasiada deuda, y dijeron que se podía haber evitado. Tres enumeraron diez causas. Una culpó al gobierno por empujar préstamos hacia gente que no podía pagarlos. El economista John Taylor culpa al banco central: su tasa de interés fue demasiado baja de 2003 a 2005. Ben Bernanke, que lo dirigió desde 2006, lo discute.',
                sources: ['great-recession', 'fcic-split', 'fcic-dissent', 'taylor-rate', 'bernanke-rate'],
              },
            ],
            visual: 'house-on-paper',
            visualText: 'Una casa se apoya en un montón torcido de papeles de préstamo. Una pared tiene una grieta.',
            mood: 'uneasy',
          },
        },
        {
          id: 'lehman',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'Septiembre de 2008',
            location: 'Nueva York, Estados Unidos',
            character: 'El banco de Richard Fuld, y quienes podían salvarlo',
            scene: 'Uno cae, al siguiente lo sostienen',
            narrative: [
              {
                text: 'En marzo de 2008 el banco Bear Stearns se queda sin efectivo. La Reserva Federal, el banco central de Estados Unidos, ayuda a otro banco a comprarlo. En septiembre le toca a Lehman. Tiene activos por 639 mil millones de dólares. Durante un fin de semana las autoridades buscan una salida. El lunes, a la 1:45 de la madrugada, Lehman se declara en quiebra, la mayor que ha visto el país. Al día siguiente está por caer AIG, una aseguradora gigante. Recibe un préstamo de hasta 85 mil millones de dólares.',
                sources: ['lehman-fed', 'lehman-assets', 'lehman-ball', 'aig-bonuses'],
              },
            ],
            guess: {
              isOpen: true,
              question: '¿Por qué no se salvó a Lehman?',
              options: [
                {
                  id: 'law',
                  text: 'La ley no lo permitía',
                  isCorrect: false,
                  answer: 'Eso dicen las autoridades que decidieron. Sigue leyendo.',
                },
                {
                  id: 'could',
                  text: 'Se podía, pero decidieron no hacerlo',
                  isCorrect: false,
                  answer: 'Eso dice un economista que le dedicó cuatro años. Sigue leyendo.',
                },
                {
                  id: 'buyer',
                  text: 'Ya no tenía arreglo',
                  isCorrect: false,
                  answer: 'También lo dicen las autoridades: salvarlo habría costado demasiado. Sigue leyendo.',
                },
              ],
            },
            reveal: [
              {
                text: 'Los responsables de la Reserva Federal dicen que Lehman tenía muy poco que dar en garantía, y que por eso la ley prohibía un préstamo. El economista Laurence Ball leyó todo lo que pudo encontrar y no está de acuerdo: tenían el poder, y la ley no fue la razón. No podemos repetir aquel fin de semana.',
                sources: ['lehman-ball', 'lehman-officials'],
              },
              {
                text: 'Quienes habían prestado a Lehman esperaron más de tres años un primer pago. Diez años después, según un cálculo, tenían 31 centavos de cada dólar.',
                sources: ['lehman-recovery'],
              },
            ],
            visual: 'office-boxes',
            visualText:
              'Dos personas salen de una torre de oficinas con cajas en los brazos. El letrero sobre la puerta está en blanco.',
            mood: 'tense',
          },
        },
        {
          id: 'tarp',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Octubre de 2008 y después',
            location: 'Washington y Londres',
            character: 'Dos gobiernos y sus contribuyentes',
            scene: 'La cuenta',
            narrative: [
              {
                text: 'En octubre el Congreso de Estados Unidos autoriza 700 mil millones de dólares para un rescate. Es el Troubled Asset Relief Program (programa de alivio para activos en problemas), TARP por sus siglas. El Reino Unido compra acciones de algunos de sus bancos más grandes. Salvar a una empresa con dinero público se llama rescate (en inglés, bailout).',
                sources: ['tarp-cbo', 'times-day'],
              },
              {
                text: 'El golpe llega también a la gente común. En octubre de 2009, uno de cada diez trabajadores de Estados Unidos no tiene empleo. De 2007 a 2016 se pierden unos 7.8 millones de viviendas por ejecución hipotecaria: quien prestó se queda con la casa porque no se paga el préstamo. En marzo de 2009 AIG, que vive gracias al dinero público, paga 168 millones de dólares para retener a su personal. La gente está furiosa.',
                sources: ['great-recession', 'foreclosures', 'aig-bonuses'],
                chart: 'out-of-work',
              },
            ],
            guess: {
              question: '¿Cuánto les costó al final el TARP a los contribuyentes?',
              options: [
                {
                  id: 'profit',
                  text: 'Nada. Dejó ganancia',
                  isCorrect: false,
                  answer: 'Eso vale solo para la parte de los bancos, no para el total.',
                },
                {
                  id: 'some',
                  text: 'Unos 31 mil millones de dólares',
                  isCorrect: true,
                  answer: 'Es la cuenta final de la Oficina de Presupuesto del Congreso de Estados Unidos.',
                },
                {
                  id: 'all',
                  text: 'Los 700 mil millones completos',
                  isCorrect: false,
                  answer: 'No se gastó todo, y la mayor parte de lo que se gastó volvió.',
                },
              ],
            },
            reveal: [
              {
                text: 'De los 700 mil millones se pagaron 444. El costo final fue de 31 mil millones. La mayor parte fue ayuda para dueños de viviendas, para AIG y para los fabricantes de autos. Los acuerdos con los bancos dejaron ganancia. En el Reino Unido salió peor.',
                sources: ['tarp-cbo', 'tarp-cbo-2020', 'rbs-end'],
              },
            ],
            more: {
              summary: '¿Es ese el precio verdadero?',
              paragraphs: [
                {
                  text: 'La economista Deborah Lucas dice que no. Los contribuyentes cargaron además con un riesgo por el que nadie les pagó. Ella también lo cuenta, para todos los rescates de la crisis en Estados Unidos, y llega a unos 500 mil millones de dólares. Cerca de tres cuartas partes fueron a las agencias hipotecarias del gobierno. Quienes más ganaron fueron los que habían prestado a las empresas rescatadas.',
                  sources: ['lucas-bailouts'],
                },
                {
                  text: 'En el Reino Unido entraron 45.5 mil millones de libras en un solo banco, el RBS. Unos 35 habían vuelto en mayo de 2025, cuando el Estado vendió sus últimas acciones.',
                  sources: ['rbs-end'],
                },
              ],
            },
            visual: 'life-ring',
            visualText:
              'Una inundación. Un banco tiene un salvavidas atado a una cuerda. Las casas pequeñas de alrededor no tienen ninguno.',
            mood: 'desperate',
          },
        },
        {
          id: 'argument',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 2009 a hoy',
            location: 'Universidades y parlamentos',
            character: 'Economistas que no están de acuerdo',
            scene: '¿Habría sido peor lo contrario?',
            narrative: [
              {
                text: 'Sí, dicen Alan Blinder y Mark Zandi. Sin todo lo que se hizo, según su modelo, Estados Unidos habría tenido en 2010 unos 8.5 millones de empleos menos. Añaden que nadie puede saberlo con seguridad. Ben Bernanke, que dirigía la Reserva Federal, creía que había estado cerca una segunda Gran Depresión.',
                sources: ['blinder-zandi', 'blinder-zandi-doubt'],
              },
              {
                text: 'John Taylor culpa también al rescate. El interés extra que pedían los prestamistas por el riesgo siguió en su rango durante días después de Lehman. Creció, escribe, después de que se anunciara el rescate sin un plan claro. ¿Por qué salvar a Bear, luego no a Lehman, luego a AIG? Él culpa al zigzag.',
                sources: ['taylor-2009'],
              },
              {
                text: 'Y está lo que viene después. Dos investigadores compararon bancos que habían pedido dinero del TARP.',
                sources: ['duchin-sosyura'],
              },
            ],
            guess: {
              question: '¿Qué hicieron luego con sus riesgos los bancos rescatados?',
              options: [
                {
                  id: 'less',
                  text: 'Corrieron riesgos menores',
                  isCorrect: false,
                  answer: 'En el papel parecían más seguros. Según el estudio, no lo eran.',
                },
                {
                  id: 'same',
                  text: 'No cambiaron nada',
                  isCorrect: false,
                  answer: 'El estudio encontró un cambio.',
                },
                {
                  id: 'more',
                  text: 'Corrieron riesgos mayores',
                  isCorrect: true,
                  answer: 'Dieron préstamos más arriesgados y compraron papeles más arriesgados.',
                },
              ],
            },
            reveal: [
              {
                text: 'Ran Duchin y Denis Sosyura encontraron préstamos más arriesgados que en los bancos sin rescate, y las medidas oficiales no los veían. Si sabes que otro pagará tu caída, trepas más alto. Eso se llama riesgo moral. Quienes defienden los rescates responden que no se deja arder el pueblo para darle una lección a un fumador. Primero se apaga el fuego, y después se escriben reglas mejores. Los críticos contestan que las reglas nunca llegan del todo a tiempo.',
                sources: ['duchin-sosyura'],
              },
            ],
            visual: 'one-bank-burns',
            visualText:
              'Tres casas de finanzas, como lo veían los críticos. Los bomberos echan agua a la de la izquierda y a la de la derecha. El banco del medio arde.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: domingo por la noche en el ministerio',
      situation: [
        {
          text: 'Estás al frente del Ministerio de Finanzas. Son las diez de la noche del domingo. Llama el director de un gran banco. Mañana a las ocho, sus cajeros automáticos estarán vacíos. Dos millones de personas cobran el salario en su banco. Apostó a las casas, y le salió mal. Nadie le presta.',
          drawing: {
            visual: 'sunday-night',
            background: 'plain',
            mood: 'tense',
            text: 'Un reloj que marca las diez, un teléfono que suena y un cajero automático que a las ocho estará vacío.',
          },
        },
      ],
      question: '¿Qué le dices?',
      options: [
        {
          id: 'save',
          label: '«Aquí está el dinero. Mañana, abra».',
          outcome: {
            text: 'Los cajeros funcionan. Así fue con AIG: la caída de una aseguradora no arrastró a los demás. Pero los dueños y los prestamistas se quedan con las ganancias, que eran suyas, y te entregan las pérdidas, que también lo eran. La próxima vez, otros contarán con tu llamada. Y las bonificaciones las vas a explicar tú.',
            sources: ['lehman-fed', 'aig-bonuses'],
          },
        },
        {
          id: 'fail',
          label: '«No. Tendrá que cerrar».',
          outcome: {
            text: 'Paga quien corrió el riesgo, como en el caso de Lehman. También pagan algunos que no corrieron ninguno. Al día siguiente un fondo de ahorradores rompe su promesa, hay corridas en otros, y las empresas no consiguen préstamos para los salarios. En unos días quizás tengas que garantizar mucho más que un banco.',
            sources: ['reserve-fund-run', 'lehman-recovery'],
          },
        },
        {
          id: 'take',
          label: '«Esta noche me quedo con su banco».',
          outcome: {
            text: 'Es lo que hizo el Reino Unido con el RBS, hasta tener el 84 %. Los ahorradores quedaron a salvo, y el jefe perdió el puesto. A los antiguos dueños les quedó menos de la sexta parte. El Estado fue banquero durante casi 17 años y recuperó 35 de 45.5 mil millones de libras. El Tesoro británico dice que lo contrario habría costado mucho más. Nunca podrás demostrarlo.',
            sources: ['rbs-end', 'rbs-goodwin'],
          },
        },
      ],
      closing: {
        text: 'A las diez de la noche de un domingo ya no quedan decisiones gratis. Las baratas se podían tomar años antes. Seis semanas después de Lehman, alguien publicó un plan de dinero sin bancos. No habría salvado ni un empleo de aquellos meses. Planteaba otra pregunta: ¿podría haber pagos sin tener que confiar en ningún banco?',
        sources: ['satoshi-post'],
      },
    },
  ],
  check: [
    {
      id: 'freeze',
      prompt: '¿Por qué los bancos tenían miedo de prestarse dinero?',
      options: [
        {
          id: 'law',
          text: 'Una ley nueva prohibía esos préstamos',
          isCorrect: false,
          explanation: 'Ninguna ley los prohibía. Los gobiernos les rogaban que prestaran.',
        },
        {
          id: 'empty',
          text: 'Ya no quedaba dinero en el mundo',
          isCorrect: false,
          explanation: 'Había tanto dinero de los bancos como antes. Se quedó donde estaba.',
        },
        {
          id: 'doubt',
          text: 'Nadie sabía quién tenía malos préstamos',
          isCorrect: true,
          explanation: 'Como las cajas cerradas: con la duda, hasta lo bueno se vende mal.',
        },
      ],
    },
    {
      id: 'bill',
      prompt: '¿Qué frase sobre el TARP es correcta?',
      options: [
        {
          id: 'gone',
          text: 'Los 700 mil millones de dólares fueron a los bancos y se perdieron',
          isCorrect: false,
          explanation: 'De ellos se pagaron 444, y la mayor parte volvió.',
        },
        {
          id: 'cost',
          text: 'Costó unos 31 mil millones, o más si se cuenta el riesgo',
          isCorrect: true,
          explanation: 'Lo primero es la cuenta oficial. Cómo se le pone precio al riesgo es discutido.',
        },
        {
          id: 'free',
          text: 'Fue gratis, porque los bancos devolvieron el dinero',
          isCorrect: false,
          explanation: 'La parte de los bancos dejó ganancia. Otras partes no, y por el riesgo no pagó nadie.',
        },
      ],
    },
    {
      id: 'hazard',
      prompt: '¿Cuál de estos casos es riesgo moral?',
      options: [
        {
          id: 'insured',
          text: 'Dejas la bici sin candado porque está asegurada',
          isCorrect: true,
          explanation: 'La pérdida la paga otro, así que tienes menos cuidado.',
        },
        {
          id: 'lie',
          text: 'Un banquero miente sobre sus números',
          isCorrect: false,
          explanation: 'Eso es fraude. El riesgo moral no necesita mentiras.',
        },
        {
          id: 'luck',
          text: 'Un ahorrador prudente pierde dinero por mala suerte',
          isCorrect: false,
          explanation: 'Eso es riesgo. Nadie actuó de otra manera por culpa de un rescate.',
        },
      ],
    },
  ],
  takeaways: [
    'El pánico se extiende por la duda: los préstamos buenos y los malos se vuelven difíciles de vender al mismo tiempo.',
    'Lehman quebró, a AIG la salvaron, y todavía se discute por qué.',
    'El TARP pagó 444 mil millones de dólares y costó 31 según la cuenta oficial. Si se cuenta el riesgo, el precio es más alto.',
    'Un rescate puede apagar un incendio y enseñar a jugar con fósforos. Las dos cosas pueden ser verdad.',
  ],
  explains: 'por qué rescatar un banco puede ser correcto y hacer daño',
  limits:
    'Esta es la historia de un país y una mirada a otro. La crisis fue mundial, y sus causas llenan bibliotecas. Qué habría pasado sin rescates es una conjetura de modelos, en los dos lados. Las cuentas también difieren en lo que cuentan: el TARP fue una parte pequeña de toda la ayuda, y los préstamos de la Reserva Federal se devolvieron con intereses. A menudo se dice que Bitcoin fue una respuesta a esta crisis. Su autor había empezado a trabajar en él antes de que cayera Lehman, y dio varias razones.',
};
