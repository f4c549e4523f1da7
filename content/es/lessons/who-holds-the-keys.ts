import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'who-holds-the-keys',
  cover: { visual: 'cardboard-sign', background: 'city', mood: 'tense' },
  opening: {
    title: 'Un cartel de cartón en Tokio',
    paragraphs: [
      {
        text: '14 de febrero de 2014. Kolin Burges ha volado doce horas de Londres a Tokio. Está de pie en el frío, con un cartel, delante de las oficinas de Mt. Gox. Durante años fue la mayor plataforma de intercambio (exchange) de bitcoin. Sus monedas están dentro, y no puede sacarlas. Cuando llega el jefe de la empresa, Burges pregunta: «¿Todavía tienen los bitcoins de todos?». No hay respuesta.',
        sources: ['gox-burges', 'gox-sign'],
      },
    ],
    guess: {
      question:
        'Dos semanas después la plataforma estaba en quiebra. ¿Cuántas monedas faltaban, según sus propias cuentas?',
      options: [
        { id: 'some', text: '85 000', isCorrect: false, answer: 'Diez veces más.' },
        {
          id: 'many',
          text: '{mt-gox-lost}',
          isCorrect: true,
          answer: 'Cerca del {mt-gox-share:number} % de todas las que había entonces.',
        },
        {
          id: 'millions',
          text: '8.5 millones',
          isCorrect: false,
          answer: 'Son diez veces demasiadas. Habrían sido casi todas las monedas que había.',
        },
      ],
    },
    reveal: [
      {
        text: 'Más tarde la empresa volvió a encontrar 200 000, en una billetera vieja. Desde fines de 2023 cobraron muchos clientes. En 2025 algunos seguían esperando. Burges puso su cartel en subasta, por 4.5 bitcoins como mínimo.',
        sources: ['gox-coins', 'mtgox', 'mtgox-forum', 'gox-sign'],
      },
      {
        text: 'Él no podía mover ninguna moneda de allí. Solo tenía una promesa. ¿En qué promesa confías: en la de una empresa, o en tu propio cuidado?',
      },
    ],
  },
  objectives: [
    'Decir qué significa tener tus propias claves, y qué te debe en realidad una plataforma',
    'Contar tres historias de empresas que fallaron, y dos de dueños que fallaron',
    'Comparar cuatro maneras de guardar monedas, cada una con su riesgo',
    'Hacer las preguntas correctas antes de elegir',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'El guardarropa y la llave de casa',
      paragraphs: [
        {
          text: 'Piensa en el guardarropa de un teatro. Si pierdes tu número, el hombre del mostrador encontrará tu abrigo. Pero si se escapa con todos los abrigos, tu número es solo un papel.',
        },
        {
          text: 'La llave de casa es otra cosa. Nadie puede dejarte fuera por descuido. Pero si la única llave se te cae al mar, y ningún cerrajero del mundo puede abrir esa puerta, duermes fuera para siempre.',
        },
      ],
      guess: {
        question: '¿A cuál de los dos le confiarías algo de valor?',
        isOpen: true,
        options: [
          {
            id: 'check',
            text: 'Al guardarropa',
            isCorrect: false,
            answer: 'Entonces pregunta quién vigila al hombre del mostrador.',
          },
          {
            id: 'key',
            text: 'A la llave de casa',
            isCorrect: false,
            answer: 'Entonces pregunta dónde está la segunda llave.',
          },
          {
            id: 'both',
            text: 'Un poco a cada uno',
            isCorrect: false,
            answer: 'Mucha gente reparte. Cada mitad tiene sus peligros.',
          },
        ],
      },
      reveal: [
        {
          text: 'Una plataforma de intercambio es el guardarropa. Una billetera propia es la llave de casa: un número secreto, que casi siempre se escribe como 12 a 24 palabras. Quien tiene las palabras tiene las monedas.',
          sources: ['bip39'],
        },
      ],
      drawing: {
        visual: 'counter-and-key',
        background: 'plain',
        mood: 'calm',
        text: 'Un guardarropa sin sus abrigos: el hombre se escapa con ellos, y en el mostrador queda un papel con un número. Al lado, una casa cerrada, y la llave que cae al mar.',
      },
      limits:
        'En las casas se roba de una en una. Un descuido con las claves se puede copiar: una foto de tus palabras en la nube le abre la puerta a un ladrón desde cualquier lugar del mundo. Y un buen guardarropa tiene seguro y reglas. Uno malo solo dice que los tiene.',
    },
    {
      type: 'story',
      title: 'Cuando falla una empresa, y cuando falla el dueño',
      sections: [
        {
          id: 'quadriga',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De diciembre de 2018 a 2020',
            location: 'Canadá',
            character: 'Gerald Cotten, fundador de QuadrigaCX, y 76 000 clientes',
            scene: 'El hombre de la contraseña',
            narrative: [
              {
                text: 'Cotten muere en un viaje a la India. Un mes después lo anuncia su plataforma. A más de 76 000 clientes se les deben 215 millones de dólares canadienses. Entonces unos investigadores miran qué había hecho.',
                sources: ['cotten-osc'],
              },
            ],
            guess: {
              question: '¿Qué encontraron?',
              options: [
                {
                  id: 'locked',
                  text: 'Todas las monedas a salvo, pero bajo una contraseña que solo sabía él',
                  isCorrect: false,
                  answer: 'Eso era lo que temían muchos clientes. Era peor.',
                },
                {
                  id: 'spent',
                  text: 'Que había gastado la mayor parte mucho antes',
                  isCorrect: true,
                  answer: 'Había comerciado con saldos inventados, y perdió dinero de verdad.',
                },
                {
                  id: 'hackers',
                  text: 'Que unos hackers la habían vaciado ese mes',
                  isCorrect: false,
                  answer: 'No hizo falta que entrara nadie.',
                },
              ],
            },
            reveal: [
              {
                text: 'El personal del regulador de valores lo llamó fraude. Cotten «gastó, negoció y usó esos activos a su antojo». Para los clientes se encontraron solo 46 millones de dólares. Perdieron por lo menos 169 millones. Ningún tribunal lo ha juzgado, porque está muerto.',
                sources: ['cotten-osc'],
              },
            ],
            visual: 'open-vault',
            visualText: 'Una pesada bóveda abierta. Dentro hay una telaraña y una nota.',
            mood: 'uneasy',
          },
        },
        {
          id: 'ftx',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'De noviembre de 2022 a octubre de 2024',
            location: 'Las Bahamas y un tribunal de Delaware',
            character: 'Clientes de FTX',
            scene: '{ftx-paid:number} %',
            narrative: [
              {
                text: 'FTX, una de las plataformas más grandes, se hunde en unos días. Dos años después un juez aprueba un plan. Casi todos los clientes deben recibir cerca del {ftx-paid:number} % de lo que tenían. Se cuenta en dólares, a los precios del día en que se hundió.',
                sources: ['ftx', 'ftx-plan', 'ftx-price'],
              },
            ],
            guess: {
              question:
                'Alguien tenía allí un bitcoin. ¿Cuánto bitcoin se compraba en octubre de 2024 con el {ftx-paid:number} % de su precio de entonces?',
              options: [
                {
                  id: 'third',
                  text: 'Menos de un tercio',
                  isCorrect: true,
                  answer: 'El precio se había multiplicado por más de tres.',
                },
                {
                  id: 'one',
                  text: 'Exactamente uno',
                  isCorrect: false,
                  answer: 'Eso sería cierto si el precio no se hubiera movido.',
                },
                {
                  id: 'more',
                  text: 'Un poco más de uno',
                  isCorrect: false,
                  answer: 'En dólares, sí. En bitcoin, no.',
                },
              ],
            },
            reveal: [
              {
                text: 'El cliente tenía un derecho frente a una empresa, y un tribunal tuvo que ponerle un número. Si el precio hubiera bajado, la misma regla habría sido un regalo. En otros lugares la ley puede decir más: en 2020 un tribunal de Nueva Zelanda decidió que las monedas de una plataforma quebrada eran de sus clientes.',
                sources: ['ftx-price', 'cryptopia'],
              },
              {
                text: 'En Estados Unidos, el seguro de depósitos de los bancos no cubre esas cuentas.',
                sources: ['fdic'],
              },
            ],
            visual: 'frozen-tag',
            visualText: 'Una etiqueta de precio congelada en un bloque de hielo. Detrás sube una línea.',
            mood: 'uneasy',
          },
        },
        {
          id: 'howells',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'De 2013 a 2025',
            location: 'Newport, Gales',
            character: 'James Howells, ingeniero',
            scene: 'Bajo 1.4 millones de toneladas de basura',
            narrative: [
              {
                text: 'En 2013 un disco duro va a parar por error al vertedero de la ciudad. En él están las claves de unos 8000 bitcoins que Howells había minado en 2009. Le ofrece a la ciudad una parte, trae expertos y va a juicio.',
                sources: ['howells', 'howells-court'],
              },
            ],
            guess: {
              question: '¿De quién era el disco, según el abogado de la ciudad?',
              options: [
                {
                  id: 'him',
                  text: 'De Howells. Nunca lo regaló',
                  isCorrect: false,
                  answer: 'Eso decía él. No le sirvió.',
                },
                {
                  id: 'nobody',
                  text: 'De nadie',
                  isCorrect: false,
                  answer: 'La ley conoce un dueño también para la basura.',
                },
                {
                  id: 'city',
                  text: 'De la ciudad',
                  isCorrect: true,
                  answer: 'En el vertedero pasó a ser de la ciudad, dijo, y cavar violaría el permiso.',
                },
              ],
            },
            reveal: [
              {
                text: 'En enero de 2025 el juez no vio ninguna posibilidad realista y rechazó la demanda. En agosto Howells se rindió, después de doce años. Las monedas no se han movido. Cualquiera puede mirarlas en el registro público. Nadie puede gastarlas.',
                sources: ['howells', 'howells-2025'],
              },
            ],
            visual: 'landfill',
            visualText:
              'Una excavadora en un cerro de basura. Muy adentro del cerro hay un disco pequeño con una moneda encima.',
            mood: 'desperate',
          },
        },
        {
          id: 'moody',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'De 2013 a 2018',
            location: 'California',
            character: 'Michael Moody, cuyo hijo Matthew murió',
            scene: 'La computadora del hijo',
            narrative: [
              {
                text: 'Matthew Moody tenía 26 años cuando se estrelló la avioneta en la que iba. Había minado bitcoin en los primeros tiempos, en casa, con su computadora. Eso lo sabía el padre, ingeniero de software. No sabía cuántas monedas había, ni dónde.',
                sources: ['moody'],
              },
            ],
            guess: {
              question: '¿A quién podía acudir el padre?',
              options: [
                {
                  id: 'court',
                  text: 'A un tribunal, que podía ordenar que le entregaran las monedas',
                  isCorrect: false,
                  answer: 'Un tribunal puede dar órdenes a personas. Aquí no había nadie que pudiera obedecer.',
                },
                {
                  id: 'nobody',
                  text: 'A nadie. No podía ayudarlo nadie',
                  isCorrect: true,
                  answer: '«No hay autoridad a la que se pueda apelar para arreglar esto», dijo un experto.',
                },
                {
                  id: 'miners',
                  text: 'A los mineros, que podían crear claves nuevas',
                  isCorrect: false,
                  answer: 'No pueden. Por eso las monedas están a salvo también de ellos.',
                },
              ],
            },
            reveal: [
              {
                text: 'Buscó durante años. Quiere que otros aprendan de su caso: los jóvenes deberían contarle a alguien que hay algo, y dónde está el camino para llegar. Las palabras mismas no van en un testamento. En algunos países cualquiera puede leer un testamento.',
                sources: ['moody', 'wills'],
              },
              {
                text: 'Una empresa ha estimado las dos clases de pérdida, hasta 2025. Los dueños perdieron cerca de 1.6 millones de monedas, sobre todo en los primeros años, cuando una moneda valía poco. Las plataformas perdieron 1.2 millones. Cuántas se guardaban de cada manera no lo dice. Ninguna de las dos es segura por sí sola.',
                sources: ['river-lost'],
              },
            ],
            visual: 'sealed-letter',
            visualText: 'Un cajón abierto. Dentro hay una carta cerrada y una llave con una etiqueta.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: un regalo de tu tía',
      situation: [
        {
          text: 'Imagina que tu tía te da un poco de bitcoin. Vale tres meses de su salario, y quiere que lo tengas dentro de diez años. ¿Cómo lo guardas?',
          drawing: {
            visual: 'gift-for-ten-years',
            background: 'plain',
            mood: 'calm',
            text: 'Una caja de regalo con un bitcoin encima, y una fila de diez marcas que acaba en una bandera.',
            words: ['hoy', 'en diez años'],
          },
        },
      ],
      question: 'Elige una opción, y mira de qué tienes que ocuparte entonces.',
      options: [
        {
          id: 'exchange',
          label: 'Dejarlo en una cuenta de una plataforma',
          outcome: {
            text: 'Es fácil, y hay un servicio de ayuda. Pero quien te roba el acceso tiene las monedas. Usa un segundo factor, como un código de una app, y nunca hagas lo que te pida una llamada o un correo del «soporte». Y lo que tienes es una promesa. Pregunta quién supervisa a la empresa, y qué pasa si quiebra. De 80 plataformas que abrieron de 2010 a 2015, 38 cerraron después. Las grandes cerraron menos. Eran años salvajes, y la proporción de hoy puede ser muy distinta.',
            sources: ['moore'],
          },
        },
        {
          id: 'device',
          label: 'Un pequeño dispositivo propio, y las palabras en papel',
          outcome: {
            text: 'Ninguna empresa tiene tus monedas. Pero el fabricante puede fallarte: en julio de 2026 uno anunció que sus dispositivos habían creado palabras que los ladrones podían adivinar. Así que busca avisos en el sitio del propio fabricante. El resto del cuidado es tuyo: las palabras escritas a mano, dos copias en dos lugares, una prueba con una suma pequeña y una carta para la familia. Quien te pida las palabras es un ladrón. Si desaparecen las palabras o el dispositivo, mueve las monedas enseguida. Un incendio, una inundación, caer en una trampa: nadie te devolverá nada. También hubo ladrones que amenazaron a dueños en su casa: en 2025 se denunciaron unos 70 casos. Así que cuéntaselo solo a la persona, o a las dos, que tienen que saberlo.',
            sources: ['coldcard-weak', 'coldcard-losses', 'wrench'],
          },
        },
        {
          id: 'multisig',
          label: 'Dos de tres claves, en tres lugares',
          outcome: {
            text: 'Para un pago hacen falta entonces dos de tres claves, cualesquiera: por ejemplo, una en casa, una con tu hermana y una en la caja fuerte de un banco. Una se puede quemar, o te la pueden robar, y no se pierde nada. Pero también tienes que guardar el plan que dice qué claves van juntas. Hay más que preparar, más que explicarles a tus herederos y más que puede salir mal.',
          },
        },
        {
          id: 'fund',
          label: 'Un fondo de tu banco que tiene bitcoin',
          outcome: {
            text: 'En Estados Unidos esos fondos están permitidos desde enero de 2024. No necesitas claves, y tus herederos conocen el camino. Cuesta una comisión cada año, no puedes pagar con él, y se negocia cuando la bolsa está abierta. Y otra vez alguien tiene las claves. En febrero de 2026 una sola empresa dijo que guardaba más del 80 % del bitcoin y el ether que tienen los fondos de Estados Unidos.',
            sources: ['etf', 'etf-custody'],
          },
        },
      ],
      closing: {
        text: 'Ninguna de las cuatro es segura para todo el mundo. ¿Qué es más probable: que pierdas un papel, o que elijas una empresa que quiebra? Mucha gente reparte. En todos los casos, el precio puede caer a la mitad. Esto es una lección, y no es asesoramiento financiero. Nuestras guías sobre las billeteras físicas y sobre las frases semilla muestran cada paso.',
      },
    },
  ],
  check: [
    {
      id: 'promise',
      prompt: 'Tu plataforma muestra «1 bitcoin» en la pantalla. ¿Qué tienes?',
      options: [
        {
          id: 'coin',
          text: 'Una moneda que solo tú puedes mover',
          isCorrect: false,
          explanation: 'Solo las claves mueven una moneda, y las tiene la empresa.',
        },
        {
          id: 'claim',
          text: 'La promesa de la empresa de darte uno',
          isCorrect: true,
          explanation:
            'En algunos países la ley dice más: las monedas son tuyas y hay que guardarlas aparte. Si de verdad están ahí es otro asunto.',
        },
        {
          id: 'share',
          text: 'Una parte de la propiedad de la empresa',
          isCorrect: false,
          explanation: 'No es tuya ninguna parte de ella. Eres una de las personas a las que les debe algo.',
        },
      ],
    },
    {
      id: 'photo',
      prompt: '¿Por qué no debes fotografiar tus palabras?',
      options: [
        {
          id: 'blurry',
          text: 'La foto puede salir movida',
          isCorrect: false,
          explanation: 'Una nítida es peor.',
        },
        {
          id: 'law',
          text: 'Es contra la ley',
          isCorrect: false,
          explanation: 'No lo es. Solo es muy arriesgado.',
        },
        {
          id: 'copy',
          text: 'Se puede copiar',
          isCorrect: true,
          explanation:
            'Los teléfonos envían las fotos a nubes que no controlas, y algunas apps las leen. Quien tiene las palabras tiene las monedas.',
        },
      ],
    },
    {
      id: 'heirs',
      prompt: '¿Qué deberías dejarles a tus herederos?',
      options: [
        {
          id: 'know',
          text: 'Una carta que diga dónde buscar',
          isCorrect: true,
          explanation: 'Que hay algo, y dónde está el camino para llegar. Michael Moody solo sabía lo primero.',
        },
        {
          id: 'words',
          text: 'Las palabras, copiadas en el testamento',
          isCorrect: false,
          explanation: 'Un testamento lo pueden leer otros, y en algunos países cualquiera.',
        },
        {
          id: 'nothing',
          text: 'Nada. La red les pagará',
          isCorrect: false,
          explanation: 'La red conoce claves. No conoce familias.',
        },
      ],
    },
  ],
  takeaways: [
    'Las monedas en una plataforma son una promesa. Hubo empresas que la rompieron por robo, por fraude y por mala suerte.',
    'Tus propias claves te libran de eso. Los errores son entonces tuyos, y sigues confiando en quien fabricó el dispositivo.',
    'Dos de tres claves, o un fondo, reducen unos riesgos y añaden otros.',
    'Cuéntale a alguien de confianza que hay algo que encontrar.',
  ],
  explains: 'qué es tener tus propias claves, y qué puede salir mal',
  limits:
    'Las historias de desastres se recuerdan, y los años tranquilos no. Muchas plataformas y muchos dueños nunca perdieron una moneda, y nadie tiene una proporción confiable de ninguno de los dos casos. Los recuentos de monedas perdidas son estimaciones. Las leyes sobre custodia, seguros y herencias son distintas en cada país y cambian, y unos pocos países prohíben bitcoin. Las citas son traducción nuestra.',
};
