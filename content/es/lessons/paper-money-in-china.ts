import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'paper-money-in-china',
  cover: { visual: 'iron-strings', background: 'street', mood: 'uneasy' },
  opening: {
    title: 'Un rollo de seda, y el peso de un hombre en hierro',
    paragraphs: [
      {
        text: 'Sichuan, en el oeste de China, año 991. Aquí el dinero es de hierro, con un agujero en el centro y mil monedas en cada sarta. Un viajero de la capital ve un rollo de seda fina. Cuesta 20 000 monedas. Pesan 130 libras chinas, más o menos lo que pesa un hombre adulto.',
        sources: ['china-iron'],
      },
    ],
    guess: {
      question: 'Pronto la gente pagó con papel. ¿Quién lo emitió primero?',
      options: [
        {
          id: 'emperor',
          text: 'El tesoro del emperador',
          isCorrect: false,
          answer: 'El Estado llegó más tarde.',
        },
        {
          id: 'shops',
          text: 'Tiendas de la ciudad',
          isCorrect: true,
          answer: 'Una tienda guardaba el hierro y daba papel por él.',
        },
        {
          id: 'traveler',
          text: 'Viajeros de la capital',
          isCorrect: false,
          answer: 'Ellos se asombraban del hierro.',
        },
      ],
    },
    reveal: [
      {
        text: 'El papel se llamaba jiaozi, «billetes de canje». Pronto la gente lo pasaba de mano en mano sin ir nunca a buscar el hierro. Es el papel moneda más antiguo que conocemos. China siguió con el papel más de cuatrocientos años, bajo cuatro dinastías, y después lo dejó. ¿Por qué?',
        sources: ['china-iron', 'china-jiaozi', 'china-horesh'],
      },
    ],
  },
  objectives: [
    'Contar cómo un recibo se volvió dinero',
    'Nombrar lo que mantuvo bueno un papel moneda, y lo que lo arruinó',
    'Seguir los pasos del recibo a la ruina',
    'Decir qué discuten los historiadores',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'El vale de las botellas',
      paragraphs: [
        {
          text: 'Llevas botellas vacías a una tienda y te dan un vale por diez monedas. El vale vale diez monedas, porque por cada vale hay diez monedas en la caja.',
        },
        {
          text: 'El tendero ve que la mayoría guarda sus vales durante semanas. Imprime unos pocos más de los que puede cubrir con monedas, y con ellos le paga al panadero. Funciona, mientras no vengan todos a la vez. Después imprime muchos más.',
        },
        {
          text: 'El papel moneda puede apoyarse en tres cosas: en lo que hay detrás del mostrador, en lo que el Estado acepta para los impuestos y en cuántos billetes hay.',
        },
      ],
      drawing: {
        visual: 'slips-and-coins',
        background: 'plain',
        mood: 'calm',
        text: 'Siete vales por diez monedas cada uno. Debajo de tres de ellos hay diez monedas, y debajo de los otros cuatro, ninguna.',
        words: ['vales', 'monedas'],
      },
      limits:
        'Un vale sirve en una sola tienda. Un dinero que todos aceptan puede valer algo sin ninguna moneda detrás. Todos los billetes de hoy son así.',
    },
    {
      type: 'story',
      title: 'Cuatrocientos años de papel',
      sections: [
        {
          id: 'chengdu',
          background: 'shop',
          truth: 'documented',
          content: {
            year: 'De 1005 a 1107',
            location: 'Chengdu, Sichuan',
            character: 'Dieciséis casas ricas, y luego los funcionarios de la dinastía Song',
            scene: 'Del papel privado al del Estado',
            narrative: [
              {
                text: 'Al principio, las tiendas imprimían billetes como querían, y algunas hacían trampa. Por eso un gobernador entregó el negocio a dieciséis casas ricas. Algunas se empobrecieron, no pudieron pagar y acabaron ante los tribunales. En 1023 el Estado tomó el control. Los primeros billetes estatales salieron en 1024.',
                sources: ['china-songshi', 'china-chengdu', 'china-iron'],
              },
              {
                text: 'Valían por un plazo fijo, y después había que cambiarlos por otros nuevos. El límite era de 1 256 340 sartas de monedas por plazo. En la bóveda había 360 000 sartas de hierro.',
                sources: ['china-songshi', 'china-reserve'],
              },
            ],
            guess: {
              question: '¿Cuánto del papel se habría podido pagar en hierro de una sola vez?',
              options: [
                {
                  id: 'all',
                  text: 'Todo',
                  isCorrect: false,
                  answer: 'Entonces tendría que haber allí 1 256 340 sartas.',
                },
                { id: 'half', text: 'Cerca de la mitad', isCorrect: false, answer: 'Menos que eso.' },
                {
                  id: 'part',
                  text: 'Poco más de una cuarta parte',
                  isCorrect: true,
                  answer: 'El 29 %. Alcanzó durante mucho tiempo.',
                },
              ],
            },
            reveal: [
              {
                text: 'Funcionó durante décadas. Después vino la guerra. Para mantener al ejército, los funcionarios imprimieron más allá del límite, y los billetes se hundieron. En 1107 les pusieron otro nombre. La vieja confianza no vino con él.',
                sources: ['china-reserve', 'china-qing'],
              },
            ],
            visual: 'iron-chest',
            visualText:
              'Un cofre está lleno de sartas de monedas de hierro. La pila de billetes de al lado es mucho más alta.',
            mood: 'hopeful',
          },
        },
        {
          id: 'kublai',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'De 1260 a cerca de 1290',
            location: 'Norte de China',
            character: 'Kublai Kan, y Marco Polo, de Venecia',
            scene: 'Alquimia de corteza',
            narrative: [
              {
                text: 'En 1260 Kublai, el soberano mongol, emitió billetes para todo su reino. Dos sartas de papel equivalían a una onza de plata, y al principio se podían cambiar. Marco Polo se quedó asombrado: el kan hacía dinero con corteza de morera. «Se podría decir que posee a la perfección el secreto de la alquimia» (traducción nuestra).',
                sources: ['china-1260', 'china-yuan', 'china-polo'],
              },
            ],
            guess: {
              question: 'Según cuenta Polo, ¿qué le pasaba a quien rechazaba el papel?',
              options: [
                { id: 'fine', text: 'Una multa', isCorrect: false, answer: 'La ley era más dura.' },
                {
                  id: 'death',
                  text: 'La muerte',
                  isCorrect: true,
                  answer: '«Nadie […] se atreve a rechazarlos, bajo pena de muerte».',
                },
                {
                  id: 'nothing',
                  text: 'Nada',
                  isCorrect: false,
                  answer: 'El kan quería que se aceptara en todas partes.',
                },
              ],
            },
            reveal: [
              {
                text: 'Pero Polo agrega que todos aceptaban los billetes con gusto, porque valían en todo el país, y los rotos se cambiaban por un tres por ciento. No los sostenía solo el miedo. Los sostenía el uso.',
                sources: ['china-polo', 'china-polo-torn'],
              },
              {
                text: 'Más tarde el Estado aflojó el lazo con la plata. En 1287 salió un billete nuevo, y uno de ellos valía por cinco de los viejos.',
                sources: ['china-yuan', 'china-polo-torn'],
              },
            ],
            visual: 'mulberry-note',
            visualText: 'Un billete oscuro con un sello rojo, junto a una rama con hojas de morera.',
            mood: 'calm',
          },
        },
        {
          id: 'fall',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'De 1350 a 1356',
            location: 'Sur de China',
            character: 'Kong Qi, que llevaba un cuaderno de notas',
            scene: 'Apodos para el papel malo',
            narrative: [
              {
                text: 'El papel aguantó tres generaciones. Tres economistas que contaron los billetes encontraron inflación alta al principio y al final, y casi cincuenta años de inflación moderada en medio. ¿Qué la empeoró? Pusieron a prueba tres causas: los desastres, los regalos de los emperadores a sus amigos y la guerra.',
                sources: ['china-yuan', 'china-ehs'],
              },
            ],
            guess: {
              question: '¿Cuál de las tres hizo que el Estado imprimiera de más?',
              options: [
                {
                  id: 'war',
                  text: 'La guerra, sobre todo la guerra civil',
                  isCorrect: true,
                  answer: 'Los rebeldes costaban más que las inundaciones o los favoritos.',
                },
                {
                  id: 'flood',
                  text: 'Los desastres',
                  isCorrect: false,
                  answer: 'No encontraron esa relación.',
                },
                {
                  id: 'gifts',
                  text: 'Los regalos',
                  isCorrect: false,
                  answer: 'Eso creían historiadores de antes. Los números no lo dicen.',
                },
              ],
            },
            reveal: [
              {
                text: 'Kong Qi anotó cómo llamaba la gente a los billetes. «Doblado por la cintura»: aceptado por la mitad. «Escapa»: nadie quería ser quien se quedara con él. Hacia 1356 la gente ya no aceptaba papel, y volvió a las monedas de cobre.',
                sources: ['china-kong'],
              },
              {
                text: 'Los economistas encontraron algo más: la guerra llevaba a imprimir con mucha más frecuencia cuando ya no había lazo con la plata.',
                sources: ['china-ehs'],
              },
            ],
            visual: 'torn-notes',
            visualText:
              'Billetes rotos vuelan por el suelo de un puesto vacío. En el mostrador hay una sola moneda de cobre.',
            mood: 'desperate',
          },
        },
        {
          id: 'ming',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'De 1375 a la década de 1430',
            location: 'Nankín y Pekín',
            character: 'El primer emperador Ming y sus herederos',
            scene: 'Papel por orden',
            narrative: [
              {
                text: 'A la nueva dinastía, la Ming, le faltaba cobre. En 1375 imprimió billetes propios, largos como un antebrazo. Uno valía por mil monedas, o por una onza de plata. En él decía: a los falsificadores se les corta la cabeza, y quien los denuncie recibe 250 onzas de plata.',
                sources: ['china-ming', 'china-note'],
              },
              {
                text: 'Podías dar plata por un billete, pero nunca recibir plata por uno. Salían muchos más billetes en pagos de los que volvían en impuestos.',
                sources: ['china-ming', 'china-guo'],
              },
            ],
            guess: {
              question: '¿Qué ley llegó con los billetes?',
              options: [
                {
                  id: 'free',
                  text: 'Que cada quien elija su dinero',
                  isCorrect: false,
                  answer: 'Habrían elegido la plata.',
                },
                {
                  id: 'ban',
                  text: 'Que nadie comercie con oro ni plata',
                  isCorrect: true,
                  answer: 'La gente siguió usando plata de todos modos.',
                },
                {
                  id: 'limit',
                  text: 'Un límite al número de billetes',
                  isCorrect: false,
                  answer: 'No hubo ninguno que se respetara.',
                },
              ],
            },
            reveal: [
              {
                text: 'En unos veinticinco años, la plata llegó a costar en papel cerca de diez veces más. En la década de 1430 el Estado cedió. Dejó que la gente usara plata, y la aceptó para algunos impuestos de la tierra. En una provincia se ordenó quemar montones de billetes podridos. El papel del Estado solo volvió por diez años, desde 1651, y luego en la década de 1850.',
                sources: ['china-silver', 'china-rot', 'china-shunzhi'],
              },
            ],
            visual: 'ming-note',
            visualText: 'Un billete alto con un borde de dragones. En el centro hay dibujadas diez sartas de monedas.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Te toca: el tesoro en 1352',
      situation: [
        {
          text: 'Imagina que cuidas el tesoro del emperador. Los rebeldes ocupan la región del arroz, así que sus impuestos se perdieron. El ejército quiere su salario el primer día del mes. En la bóveda hay plata para un mes. A su lado están las planchas de imprenta.',
          drawing: {
            visual: 'silver-or-press',
            background: 'plain',
            mood: 'uneasy',
            text: 'Un cofre con unos pocos lingotes de plata, suficientes para un mes, y a su lado una plancha de imprenta, un pincel y un billete nuevo.',
            words: ['un mes', 'sin límite'],
          },
        },
      ],
      question: '¿Qué haces?',
      options: [
        {
          id: 'print',
          label: 'Imprimo el salario',
          outcome: {
            text: 'El ejército sigue luchando. En tres meses el arroz cuesta el doble, y los soldados quieren el doble de billetes. Tienes que imprimir más rápido de lo que la gente aprende. Esto es lo que se hizo.',
          },
        },
        {
          id: 'tax',
          label: 'Subo los impuestos en las provincias que aún pagan',
          outcome: {
            text: 'Los billetes siguen siendo buenos. Pero también esas provincias pasan hambre, y los recaudadores crean nuevos rebeldes.',
          },
        },
        {
          id: 'silver',
          label: 'Doy plata por los billetes, para salvar su nombre',
          outcome: {
            text: 'Durante unas semanas, los billetes vuelven a ser tan buenos como la plata. Después la bóveda está vacía, y todos lo saben.',
          },
        },
      ],
      closing: {
        text: 'Ninguna de las tres es buena. Un Estado que está perdiendo una guerra no tiene salida barata, y el papel esconde la cuenta por un tiempo. Por eso un límite al dinero es más fácil de respetar cuando nadie necesita romperlo.',
      },
    },
  ],
  check: [
    {
      id: 'origin',
      prompt: '¿Cómo empezó el papel moneda en Sichuan?',
      options: [
        {
          id: 'order',
          text: 'Lo ordenó el emperador',
          isCorrect: false,
          explanation: 'El Estado llegó más tarde, en 1023.',
        },
        {
          id: 'polo',
          text: 'Lo trajo Marco Polo de Venecia',
          isCorrect: false,
          explanation: 'Llegó más de doscientos años después, y se asombró.',
        },
        {
          id: 'receipts',
          text: 'Con recibos por hierro pesado',
          isCorrect: true,
          explanation: 'Los usaban los comerciantes: un recibo era más fácil de llevar que las monedas.',
        },
      ],
    },
    {
      id: 'cause',
      prompt: '¿Qué hizo que el Estado mongol imprimiera de más, según las investigaciones recientes?',
      options: [
        {
          id: 'war',
          text: 'La guerra dentro del país',
          isCorrect: true,
          explanation: 'En los números no aparecen ni las inundaciones ni los regalos.',
        },
        {
          id: 'greed',
          text: 'La codicia de un emperador',
          isCorrect: false,
          explanation: 'Los regalos se pusieron a prueba y no lo explicaron.',
        },
        {
          id: 'paper',
          text: 'El papel más barato',
          isCorrect: false,
          explanation: 'El papel también era barato en los años tranquilos.',
        },
      ],
    },
    {
      id: 'ming',
      prompt: '¿Qué les faltó a los billetes Ming desde el principio?',
      options: [
        {
          id: 'punish',
          text: 'Un castigo para los falsificadores',
          isCorrect: false,
          explanation: 'Estaba impreso en cada billete.',
        },
        {
          id: 'back',
          text: 'Un camino de vuelta a la plata, y un límite',
          isCorrect: true,
          explanation: 'No había camino de vuelta a la plata, y nada frenaba su número.',
        },
        {
          id: 'order',
          text: 'Una ley que obligara a la gente a usarlos',
          isCorrect: false,
          explanation: 'Había una: nadie debía comerciar con oro ni plata.',
        },
      ],
    },
  ],
  takeaways: [
    'El papel moneda empezó como un recibo por algo pesado.',
    'Siguió siendo bueno por décadas donde su número tenía un límite.',
    'Con los mongoles, la guerra empujaba a imprimir, sobre todo cuando ya no había lazo con la plata.',
    'Una ley puede ordenar a la gente que acepte papel. No puede hacer que lo guarde.',
  ],
  explains: 'por qué China inventó el papel moneda, y por qué lo dejó',
  limits:
    'La historia oficial de los Song se escribió con prisa, y los estudiosos han encontrado errores en sus páginas sobre los primeros billetes. Marco Polo pudo contar algunas cosas de oídas. Además, los historiadores no están de acuerdo en qué demuestra la historia. Unos ven una ley: el papel sin metal fracasa. Otros señalan que le sirvió bien al comercio durante generaciones enteras, y que los Estados sin papel también se quedaban sin dinero en las guerras.',
};
