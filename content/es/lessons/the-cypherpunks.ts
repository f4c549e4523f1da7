import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'the-cypherpunks',
  cover: { visual: 'steamed-letter', background: 'plain', mood: 'uneasy' },
  opening: {
    title: 'El espía de la oficina de correos',
    paragraphs: [
      {
        text: 'Quieres escribirle a alguien que vive lejos y a quien nunca has visto. En la oficina de correos trabaja un espía. Abre todas las cartas, también la primera, y las copia. Así no pueden acordar un código secreto: el espía leería también el código.',
      },
      {
        text: 'Durante siglos, ese fue el problema de la escritura secreta. Los dos necesitaban ya un secreto para poder compartir uno.',
        sources: ['gresham-keys'],
      },
    ],
    guess: {
      question: '¿Pueden dos desconocidos escribirse en secreto de todos modos?',
      options: [
        {
          id: 'meet',
          text: 'No. Tienen que verse una vez',
          isCorrect: false,
          answer: 'Eso creía todo el mundo hasta la década de 1970.',
        },
        {
          id: 'messenger',
          text: 'Solo con un mensajero de confianza para los dos',
          isCorrect: false,
          answer: 'Así se hacía antes. Es tan seguro como lo sea el mensajero.',
        },
        {
          id: 'open',
          text: 'Sí, aunque el espía lea todas las cartas',
          isCorrect: true,
          answer: 'Parece magia. Es aritmética.',
        },
      ],
    },
    reveal: [
      {
        text: 'El método se publicó en 1976. Tu teléfono lo usa cada vez que pagas en una tienda de internet. La misma idea, puesta al revés, firma cada pago con bitcoin.',
        sources: ['gresham-keys', 'merkle-class', 'whitepaper-double-spending'],
      },
    ],
  },
  objectives: [
    'Explicar qué hacen una clave pública y una clave privada',
    'Contar qué pasó con DigiCash, y por qué',
    'Decir qué resolvió cada uno de los primeros planes de dinero digital, y qué dejó sin resolver',
    'Exponer las razones de los cypherpunks y las de sus críticos',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Cien candados abiertos',
      paragraphs: [
        {
          text: 'Tienes una llave y cien candados que se abren con ella. Dejas los candados por todas partes, todos abiertos. Quien quiera escribirte pone la carta en una caja, la cierra con uno de tus candados y te la manda. Para cerrar un candado no hace falta llave. Para volver a abrirlo sí, y solo la tienes tú.',
        },
        {
          text: 'El candado es tu clave pública. Cópiala, imprímela, ponla en un cartel. La llave que llevas en el bolsillo es tu clave privada. Las dos son números muy largos. Van juntas, y ninguna computadora de hoy puede calcular la segunda a partir de la primera en un tiempo que sirva de algo.',
        },
        {
          text: 'También funciona al revés, como un sello de cera. Solo tú tienes el anillo que deja la marca. Todo el mundo sabe cómo es la marca. Cualquiera puede comprobarla, y nadie más que tú puede hacerla. Eso es una firma digital. Bitcoin usa este segundo truco. No esconde los pagos: los firma.',
          sources: ['whitepaper-double-spending', 'whitepaper-privacy'],
          drawing: {
            visual: 'seal-and-ring',
            background: 'plain',
            mood: 'calm',
            text: 'Encima de una línea de puntos, lo que todos pueden ver: una carta con la marca de un sello de cera. Debajo, lo que solo tienes tú: el anillo.',
          },
        },
      ],
      drawing: {
        visual: 'padlocks-and-key',
        background: 'plain',
        mood: 'calm',
        text: 'Encima de una línea de puntos, lo que todos pueden tener: candados abiertos. Debajo, lo que solo tienes tú: la llave.',
      },
      limits:
        'Un sello de cera se puede pasar a otra carta, y una firma digital solo vale para un mensaje. Un candado de verdad cede ante una sierra. Un par de claves es seguro mientras nadie encuentre un atajo. Desde 1994 se conoce uno, pero necesita una computadora cuántica mucho más grande que cualquiera de las que existen. También tienes que estar seguro de quién es el candado: un espía podría colar uno suyo. Contra eso, las tiendas de internet muestran certificados. Y si pierdes una llave de verdad, te ayuda un cerrajero. Si pierdes una clave privada, nadie puede ayudarte.',
    },
    {
      type: 'story',
      title: 'Treinta años a punto de lograrlo',
      sections: [
        {
          id: 'keys',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1976',
            location: 'California, Estados Unidos',
            character: 'Whitfield Diffie, Martin Hellman y Ralph Merkle',
            scene: 'Una cerradura que cualquiera puede cerrar',
            narrative: [
              {
                text: 'Whitfield Diffie y Martin Hellman publican un artículo sobre códigos con dos claves, una abierta y otra secreta. Un estudiante, Ralph Merkle, había pensado en algo parecido para una clase de computación. Al principio, pocos entendieron su idea.',
                sources: ['merkle-class'],
              },
            ],
            guess: {
              question: 'No fueron los primeros. ¿Quién fue?',
              options: [
                {
                  id: 'gchq',
                  text: 'Un servicio secreto británico',
                  isCorrect: true,
                  answer: 'Su gente no tenía permiso para contarlo.',
                },
                {
                  id: 'bank',
                  text: 'Un banco de Nueva York',
                  isCorrect: false,
                  answer: 'Los bancos llegaron mucho después.',
                },
                {
                  id: 'school',
                  text: 'Dos estudiantes rusos de secundaria',
                  isCorrect: false,
                  answer: 'Bonita historia, pero la inventamos.',
                },
              ],
            },
            reveal: [
              {
                text: 'La idea la tuvo James Ellis en el GCHQ, el servicio británico de escuchas, en la década de 1960. En 1973 llegó el joven Clifford Cocks. A las seis semanas le dieron el acertijo, y lo resolvió en media hora. Los dos habían jurado guardar el secreto. Así que el mundo recibió la idea de quienes eran libres de publicarla. Recuérdalo cuando conozcas a los cypherpunks.',
                sources: ['gchq-keys'],
              },
            ],
            visual: 'open-padlocks',
            visualText:
              'Un cofre con un candado cerrado. De una barra cuelgan tres candados abiertos, y debajo hay una llave.',
            mood: 'calm',
          },
        },
        {
          id: 'digicash',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 1990 a 1998',
            location: 'Ámsterdam, Países Bajos',
            character: 'David Chaum, inventor de ecash',
            scene: 'Efectivo que el banco no puede seguir',
            narrative: [
              {
                text: 'Un pago con tarjeta deja un rastro: quién, dónde, cuándo. David Chaum quería un dinero digital tan privado como una moneda. Imagina un sobre forrado de papel carbón. Dices cuánto vale la moneda que va dentro, y para cada valor el banco tiene un sello distinto. Sella el sobre por fuera, y la marca pasa a través del papel. Más tarde el banco reconoce su sello, pero no puede saber qué moneda era la tuya.',
                sources: ['digicash-idea', 'digicash-start'],
              },
              {
                text: 'Pero una moneda digital es un número, y los números se copian. Por eso cada tienda enviaba la moneda al banco en el acto, y el banco miraba si ya se había gastado. El Mark Twain Bank, de San Luis (Estados Unidos), probó el sistema. Después lo probaron el Deutsche Bank y otros.',
                sources: ['digicash-start', 'digicash-1998', 'whitepaper-double-spending'],
              },
            ],
            guess: {
              question: '¿Qué pasó con DigiCash, la empresa de Chaum?',
              options: [
                {
                  id: 'sold',
                  text: 'Un gigante del software la compró por miles de millones',
                  isCorrect: false,
                  answer: 'Antiguos empleados dicen que hubo grandes ofertas. No se firmó ninguna.',
                },
                {
                  id: 'bankrupt',
                  text: 'Se quedó sin dinero en 1998',
                  isCorrect: true,
                  answer: 'La técnica funcionaba. La empresa, no.',
                },
                {
                  id: 'forbidden',
                  text: 'La cerró la policía',
                  isCorrect: false,
                  answer: 'No la cerró nadie. La usaba muy poca gente.',
                },
              ],
            },
            reveal: [
              {
                text: 'En noviembre de 1998 DigiCash pidió a un tribunal que la protegiera de sus acreedores. Los bancos nunca habían pasado de las pruebas. ¿Por qué? Una revista del sector habló de mala gestión y de un sistema difícil de usar. Las tiendas esperaban a los compradores, y los compradores a las tiendas. Antiguos empleados culparon a Chaum, que desconfiaba de todos. Él lo veía de otra manera.',
                sources: ['digicash-idea', 'digicash-1998', 'digicash-network', 'digicash-start', 'digicash-end'],
              },
              {
                text: 'Una cosa quedó clara. Un dinero así vive lo que vive la empresa que está en el centro.',
                sources: ['whitepaper-double-spending'],
              },
            ],
            visual: 'blind-envelope',
            visualText:
              'Tres pasos. Una moneda está dentro de un sobre cerrado. El banco sella el sobre, y la marca llega hasta la moneda. Más tarde el banco ve tres monedas con su marca, y no puede saber cuál salió de este sobre.',
            visualWords: ['la guardas', 'el banco sella', '¿de quién es?'],
            mood: 'uneasy',
          },
        },
        {
          id: 'list',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 1992 a 1995',
            location: 'Bahía de San Francisco, California',
            character: 'Eric Hughes, Timothy May y John Gilmore',
            scene: 'Una lista con máscaras',
            narrative: [
              {
                text: 'En 1992 Eric Hughes invita a unos amigos. Se sientan en el suelo y juegan a un juego de secretos y dinero digital. John Gilmore les da una lista de correo, que pronto tiene de 500 a 700 lectores. Se llaman cypherpunks. Una revista muestra a tres de ellos con máscara. Muchos son libertarios: quieren el menor Estado posible. Otros son, según May, «republicanos de lo más formales» o de izquierda.',
                sources: ['cypherpunk-list', 'cypherpunk-creed', 'cypherpunk-masks'],
              },
              {
                text: 'En marzo de 1993 Hughes escribe lo que quieren. «La privacidad no es el secreto», dice. «La privacidad es el poder de mostrarse al mundo de manera selectiva». Al médico le cuentas una cosa, y al panadero, otra.',
                sources: ['cypherpunk-manifesto'],
              },
            ],
            guess: {
              question: '¿Cómo pensaba Hughes conseguir privacidad?',
              options: [
                { id: 'laws', text: 'Con mejores leyes', isCorrect: false, answer: 'No esperó a las leyes.' },
                {
                  id: 'ask',
                  text: 'Pidiéndosela a las empresas',
                  isCorrect: false,
                  answer: 'Escribió que no la darían por bondad.',
                },
                {
                  id: 'code',
                  text: 'Regalando programas',
                  isCorrect: true,
                  answer: 'El dinero electrónico estaba en su lista de herramientas.',
                },
              ],
            },
            reveal: [
              {
                text: '«Los cypherpunks escriben código», anotó, y también: «No nos importa mucho si no apruebas el software que escribimos».',
                sources: ['cypherpunk-manifesto'],
              },
              {
                text: 'Muchos no lo aprobaban. En 1995 el director del FBI, Louis Freeh, advirtió al Congreso sobre los códigos que nadie puede romper. «Los cárteles de la droga, los terroristas y los secuestradores» hablarían entre ellos sin miedo. May no lo había negado. «Muchos de esos temores estarán justificados», había escrito en 1988, y esperaba cosas peores: mercados de secretos robados, incluso de asesinatos. Creía que nada podría impedirlo. Otros de ese lado responden que los mismos códigos protegen a todos los bancos y a todas las tiendas de internet.',
                sources: ['freeh-1995', 'crypto-anarchist', 'gresham-keys'],
              },
            ],
            visual: 'masked-group',
            visualText: 'Tres personas con máscaras blancas, sentadas detrás de una mesa con papeles.',
            mood: 'calm',
          },
        },
        {
          id: 'pieces',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 1997 a 2004',
            location: 'La lista de los cypherpunks y su entorno',
            character: 'Adam Back, Wei Dai, Nick Szabo y Hal Finney',
            scene: 'Cuatro planes y un hueco',
            narrative: [
              {
                text: 'En 1997 Adam Back publica Hashcash, una estampilla contra el correo basura. Antes de enviar una carta, tu computadora tiene que encontrar un número que resuelve un acertijo. Eso lleva un momento. Para un millón de cartas hace falta un millón de momentos. Comprobarlo no lleva nada de tiempo. Dos investigadores habían descrito la misma idea en 1992. Back no lo sabía.',
                sources: ['hashcash-1997', 'hashcash-paper'],
              },
              {
                text: '¿Y si ese acertijo creara dinero? Wei Dai esboza b-money en 1998. Nick Szabo idea bit gold: cada acertijo resuelto da un número raro que se puede poseer, y plantea el acertijo siguiente. En 2004 Hal Finney pone en marcha un servidor de verdad, RPOW. Recibe un acertijo resuelto y te da un token que puedes pasar a otros.',
                sources: ['b-money', 'bit-gold', 'rpow'],
              },
            ],
            guess: {
              question: '¿Qué les faltaba todavía a todos?',
              options: [
                {
                  id: 'work',
                  text: 'Un acertijo que cueste trabajo',
                  isCorrect: false,
                  answer: 'Ya lo tenían, gracias a Hashcash.',
                },
                {
                  id: 'sign',
                  text: 'Una manera de firmar un pago',
                  isCorrect: false,
                  answer: 'Las claves públicas lo habían resuelto en la década de 1970.',
                },
                {
                  id: 'order',
                  text: 'Un acuerdo entre desconocidos sobre quién cobró primero',
                  isCorrect: true,
                  answer: 'Había que creerle a alguien, o la línea entre todos tenía que ser perfecta.',
                },
              ],
            },
            reveal: [
              {
                text: 'El propio Dai llamó poco práctico a su primer plan. Necesitaba una línea en la que todos oyeran lo mismo y que nadie pudiera bloquear. Su segundo plan dependía de un grupo de servidores en los que se confía «hasta cierto punto». Szabo necesitaba varios relojes a los que la gente creyera. Finney necesitaba su única máquina, con un chip especial. Era un trabajo honrado con un hueco en el medio.',
                sources: ['b-money', 'bit-gold', 'rpow'],
              },
            ],
            visual: 'puzzle-stamp',
            visualText: 'Un sobre. En la estampilla hay un número que empieza con cinco ceros.',
            mood: 'hopeful',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: el programa del cajón',
      situation: [
        {
          text: 'Empieza la década de 1990. Has escrito un programa. Con él, cualquiera puede enviar cartas que nadie más puede leer: ni un ladrón, ni un jefe, ni la policía. Lo necesita un periodista que vive en una dictadura. También le serviría a un secuestrador.',
          drawing: {
            visual: 'disk-in-the-drawer',
            background: 'plain',
            mood: 'calm',
            text: 'Un disco con un candado en un cajón abierto. Una flecha lleva a un periodista, y otra a un secuestrador.',
            words: ['periodista', 'secuestrador'],
          },
        },
      ],
      question: '¿Qué haces con él?',
      options: [
        {
          id: 'publish',
          label: 'Dárselo a todo el mundo',
          outcome: {
            text: 'Es lo que hizo Phil Zimmermann en 1991 con su programa PGP. Primero se lo dio a un amigo, que lo subió a la red. Pronto estaba en todo el mundo. Estados Unidos contaba esos programas entre las armas. Lo investigó durante años por enviar un arma al extranjero. En enero de 1996 cerró el caso sin dar razones. No puedes elegir quién lo usa, y no hay vuelta atrás.',
            sources: ['pgp-netwars', 'pgp-dropped'],
          },
        },
        {
          id: 'escrow',
          label: 'Guardar una clave de repuesto para la policía',
          outcome: {
            text: 'El gobierno de Estados Unidos lo propuso en abril de 1993: era el chip Clipper. Unos organismos guardarían una clave de repuesto de cada teléfono y la entregarían cuando lo permitiera la ley. Entonces un investigador, Matt Blaze, mostró cómo engañar al chip. Otros preguntaron quién guarda las claves de repuesto. En 1996 el plan estaba muerto. El deseo que había detrás sigue vivo.',
            sources: ['clipper-chip'],
          },
        },
        {
          id: 'drawer',
          label: 'Dejarlo en el cajón',
          outcome: {
            text: 'Eso hizo el servicio británico con las claves públicas. Tres años después de que Cocks lo resolviera, lo publicaron Diffie y Hellman. Una idea a la que le ha llegado la hora se descubre dos veces. Nadie te puede culpar, y has cambiado poco.',
            sources: ['gchq-keys', 'merkle-class'],
          },
        },
      ],
      closing: {
        text: 'Aquí no hay decisión del todo limpia. Una herramienta que protege a las personas protege también a las malas. La pregunta volverá con Bitcoin: un pago que nadie puede impedir ayuda a quien lo necesite.',
      },
    },
  ],
  check: [
    {
      id: 'keys',
      prompt: 'Ana quiere enviarle a Ben una carta que solo él pueda leer. ¿Qué necesita?',
      options: [
        {
          id: 'private',
          text: 'La clave privada de Ben',
          isCorrect: false,
          explanation: 'Ben no debe darla nunca. Con ella, Ana podría leer todo su correo y firmar en su nombre.',
        },
        {
          id: 'public',
          text: 'La clave pública de Ben',
          isCorrect: true,
          explanation: 'Es el candado abierto: cualquiera puede cerrarlo, y solo Ben puede abrirlo.',
        },
        {
          id: 'own',
          text: 'La clave privada de Ana',
          isCorrect: false,
          explanation: 'Con esa puede firmar la carta. No la esconde.',
        },
      ],
    },
    {
      id: 'bank',
      prompt: '¿Por qué ecash necesitaba un banco en cada pago?',
      options: [
        {
          id: 'spent',
          text: 'Para descubrir monedas gastadas dos veces',
          isCorrect: true,
          explanation: 'Un número se puede copiar. Alguien tenía que llevar la lista de las monedas gastadas.',
        },
        {
          id: 'name',
          text: 'Para anotar el nombre de quien pagaba',
          isCorrect: false,
          explanation: 'No: estaba hecho para que el banco no pudiera saberlo.',
        },
        {
          id: 'law',
          text: 'Porque la ley exigía que hubiera uno',
          isCorrect: false,
          explanation: 'La razón estaba en el diseño, y no en una ley.',
        },
      ],
    },
    {
      id: 'stamp',
      prompt: '¿Qué es una estampilla de Hashcash?',
      options: [
        {
          id: 'coin',
          text: 'Una moneda que pagas en la oficina de correos',
          isCorrect: false,
          explanation: 'Nadie cobra. El precio es el trabajo mismo.',
        },
        {
          id: 'secret',
          text: 'Un secreto que esconde la carta',
          isCorrect: false,
          explanation: 'No esconde nada. Todo el mundo puede verla y comprobarla.',
        },
        {
          id: 'work',
          text: 'La prueba de que una computadora trabajó',
          isCorrect: true,
          explanation: 'Es difícil de hacer y fácil de comprobar. Sobre eso se levanta la minería de Bitcoin.',
        },
      ],
    },
  ],
  takeaways: [
    'Una clave pública cierra y comprueba. Una clave privada abre y firma. Solo la segunda tiene que seguir en secreto.',
    'DigiCash tenía un dinero digital privado que funcionaba, y se acabó con la empresa.',
    'La prueba de trabajo nació de la lucha contra el correo basura.',
    'Los planes de esta lección necesitaban creerle a alguien en el medio, o una línea perfecta con todo el mundo, que no existe.',
  ],
  explains: 'cómo una clave que todos pueden ver cierra un secreto',
  limits:
    'Seguimos una sola línea de inventores, la que lleva a Bitcoin. Muchos otros trabajaron en el dinero digital, y la mayoría de quienes crearon códigos no quería cambiar ni el dinero ni el Estado. Por qué fracasó DigiCash lo cuentan de varias maneras quienes estuvieron allí. El primer artículo de Diffie y Hellman mostró cómo acordar un secreto y qué podrían hacer las firmas. El primer sistema completo para las dos cosas, RSA, llegó un año después. Que el GCHQ mantuvo su trabajo en secreto es la historia como se cuenta desde que se hizo pública. Las citas son traducción nuestra.',
};
