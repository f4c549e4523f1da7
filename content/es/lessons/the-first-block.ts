import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'the-first-block',
  cover: { visual: 'newspaper-reader', background: 'city', mood: 'uneasy' },
  opening: {
    title: 'Un periódico dentro de una máquina',
    paragraphs: [
      {
        text: 'Sábado 3 de enero de 2009. El periódico londinense The Times informa que el ministro de Finanzas, a quien los británicos llaman Chancellor, quizás tenga que rescatar otra vez a los bancos. El primer rescate, en octubre, costó 37 mil millones de libras, y los bancos siguen prestando menos. El primer bloque de Bitcoin lleva esa misma fecha, y ese titular.',
        sources: ['times-papers', 'times-day', 'genesis-source'],
      },
    ],
    guess: {
      question: '¿Qué puede demostrar una línea así?',
      options: [
        {
          id: 'day',
          text: 'Que el bloque se hizo en ese mismo día',
          isCorrect: false,
          answer: 'Podría ser más nuevo. Un titular viejo se puede copiar cualquier día.',
        },
        {
          id: 'older',
          text: 'Que el bloque no es anterior a ese día',
          isCorrect: true,
          answer: 'Nadie podía conocer antes el titular. Así que nadie había minado meses en secreto.',
        },
        {
          id: 'paper',
          text: 'Que el periódico sabía del asunto',
          isCorrect: false,
          answer: 'No sabía nada. Casi nadie sabía nada.',
        },
      ],
    },
    reveal: [
      {
        text: 'La línea dice: «The Times 03/Jan/2009 Chancellor on brink of second bailout for banks» (en español: «El ministro de Finanzas, al borde de un segundo rescate de los bancos»). Todavía hoy se puede encontrar en el programa.',
        sources: ['genesis-source'],
      },
      {
        text: 'Muchos la leen como un comentario sobre los bancos. Nakamoto nunca la explicó. Unas semanas después sí escribió: «El problema de raíz del dinero convencional es toda la confianza que hace falta para que funcione».',
        sources: ['satoshi-trust'],
      },
    ],
  },
  objectives: [
    'Contar qué hay en el primer bloque, y qué tiene de raro',
    'Explicar cómo las huellas unen los bloques en una cadena',
    'Cambiar el pasado en una cadena pequeña, y ver qué te lo impide',
    'Describir un error grave de 2010, y quiénes lo repararon',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'El diario de la clase',
      paragraphs: [
        {
          text: 'Una clase lleva un diario. Arriba de cada página escribe un número de control, que se calcula con todas las letras de la página anterior. Alguien borra una palabra de la página 3. Ahora ya no encaja el número de arriba de la página 4. Lo corrige. Pero ese número es parte de la página 4, así que ya no encaja el de la página 5. Y así hasta la última página.',
        },
        {
          text: 'Un número así se llama hash, o huella. El de Bitcoin es SHA-256. Convierte cualquier texto, corto o largo, en 64 signos, del 0 al 9 y de la a a la f. Cambia una sola coma, y apenas queda un signo igual.',
        },
        {
          text: 'Alguien que escribiera rápido podría corregir todo el diario en una noche. Por eso Bitcoin añade una regla: una página solo vale si su huella empieza con muchos ceros. No hay forma de apuntar a eso. Añades un número a la página, pruebas, y luego pruebas con el siguiente, miles y miles de veces. Ese es el trabajo.',
          sources: ['whitepaper-work'],
        },
      ],
      drawing: {
        visual: 'class-diary',
        background: 'plain',
        mood: 'calm',
        text: 'Cinco páginas de un diario. Una flecha lleva de cada página al número de arriba de la siguiente. Una palabra de la página 3 está borrada. El número de arriba de la página 4 está tachado. Cuando se corrige, ya no encaja el de la página 5, así que también está tachado.',
      },
      limits:
        'El número de control de un diario escolar es fácil de engañar: dos páginas pueden tener el mismo. Con SHA-256 nadie ha encontrado dos textos con la misma huella, y nadie ha demostrado que no se pueda. La cadena tampoco sabe qué es verdad. Guarda lo que se escribió, también las mentiras.',
    },
    {
      type: 'story',
      title: 'Cuatro momentos de sus dos primeros años',
      sections: [
        {
          id: 'genesis',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'Del 3 al 9 de enero de 2009',
            location: 'Una computadora, en un lugar desconocido',
            character: 'Satoshi Nakamoto',
            scene: 'Cincuenta monedas que nunca se movieron',
            narrative: [
              {
                text: 'Cada bloque de los primeros tiempos le trae 50 bitcoins nuevos a quien lo encuentra. El primero, que se llama bloque génesis, también tiene 50. Nunca se han movido.',
                sources: ['genesis-source'],
              },
            ],
            guess: {
              question: '¿Por qué no?',
              options: [
                {
                  id: 'rule',
                  text: 'El programa no los acepta',
                  isCorrect: true,
                  answer: 'Todas sus copias se niegan a gastarlos.',
                },
                {
                  id: 'lost',
                  text: 'Se perdió la clave',
                  isCorrect: false,
                  answer: 'Ni con la clave podría gastarlos nadie.',
                },
                {
                  id: 'saving',
                  text: 'Nakamoto los está ahorrando',
                  isCorrect: false,
                  answer: 'Minó muchos otros. Estos 50 no le sirven a nadie.',
                },
              ],
            },
            reveal: [
              {
                text: 'Una nota en el programa dice por qué: este pago «originalmente no existía en la base de datos». ¿Un descuido o un deseo? Nadie lo sabe. El bloque siguiente lleva fecha del 9 de enero, seis días después en el calendario. Los bloques posteriores deben llegar más o menos cada diez minutos. El programa salió el 8 de enero. Lo que hizo Nakamoto entretanto solo se puede adivinar.',
                sources: ['genesis-source', 'block-one', 'bitcoin-release'],
              },
            ],
            visual: 'first-block',
            visualText:
              'Un bloque con el número 0 y un periódico dentro. A su lado empieza una cadena que se desvanece.',
            mood: 'hopeful',
          },
        },
        {
          id: 'finney',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'Del 10 al 12 de enero de 2009',
            location: 'California, Estados Unidos',
            character: 'Hal Finney, programador',
            scene: '«Running bitcoin»',
            narrative: [
              {
                text: 'Hal Finney, que había creado RPOW, carga el programa enseguida. El 10 de enero escribe dos palabras en Twitter: «Running bitcoin» (con bitcoin en marcha). El 12 de enero, en hora universal, Nakamoto le envía {first-payment-coins} monedas para ver si funciona. Está en el bloque 170, y es el primer pago de una persona a otra.',
                sources: ['finney', 'finney-tweet', 'block-170'],
              },
              {
                text: 'Su computadora encuentra varios bloques, cada uno de 50 monedas. Después la apaga.',
                sources: ['finney'],
              },
            ],
            guess: {
              question: '¿Por qué lo deja?',
              options: [
                {
                  id: 'faith',
                  text: 'Ya no cree en la idea',
                  isCorrect: false,
                  answer: 'Le gustó la idea hasta el final de su vida.',
                },
                {
                  id: 'price',
                  text: 'Ha bajado el precio de bitcoin',
                  isCorrect: false,
                  answer: 'No había precio que pudiera bajar. Nadie había comprado ninguno todavía.',
                },
                {
                  id: 'noise',
                  text: 'El ventilador hace mucho ruido',
                  isCorrect: true,
                  answer: 'Lo contó él mismo.',
                },
              ],
            },
            reveal: [
              {
                text: 'En sus palabras: «la computadora se calentaba, y me molestaba el ruido del ventilador». Había escrito que incluso una probabilidad minúscula de éxito podía ser «una muy buena apuesta». También había hecho una cuenta: si toda la riqueza del mundo estuviera en Bitcoin, una moneda valdría 10 millones de dólares. Lo llamó «un experimento mental divertido».',
                sources: ['finney', 'finney-2009'],
              },
            ],
            visual: 'lone-computer',
            visualText: 'Una computadora en un escritorio, de noche. Del ventilador sube aire caliente.',
            mood: 'calm',
          },
        },
        {
          id: 'pizza',
          background: 'shop',
          truth: 'documented',
          content: {
            year: 'Del 18 al 22 de mayo de 2010',
            location: 'Jacksonville, Florida',
            character: 'Laszlo Hanyecz, un programador con hambre',
            scene: 'Dos pizzas grandes',
            narrative: [
              {
                text: 'En un foro, Laszlo Hanyecz ofrece {pizza-coins} bitcoins por dos pizzas grandes, para que le quede algo para el día siguiente. Durante cuatro días nadie acepta la oferta. El 22 de mayo, otra persona del foro hace que se las lleven a casa. Es la primera compra conocida de una cosa.',
                sources: ['pizza', 'pizza-price'],
              },
            ],
            guess: {
              question: '¿Cuántos dólares valían esa semana las {pizza-coins} monedas?',
              options: [
                { id: 'forty', text: 'Unos 40', isCorrect: true, answer: 'Menos de medio centavo cada una.' },
                { id: 'hundreds', text: 'Unos 400', isCorrect: false, answer: 'Diez veces más de la cuenta.' },
                { id: 'thousands', text: 'Unos 4000', isCorrect: false, answer: 'Cien veces más de la cuenta.' },
              ],
            },
            reveal: [
              {
                text: 'En el máximo de octubre de 2025 habrían valido más de mil millones. La gente se ríe de las pizzas. Pero alguien tenía que ser el primero en comprar algo con esas monedas. Antes de eso solo conocemos cambios por dólares. Fueron 5050 monedas por 5.02 dólares en octubre de 2009, y más en una primera plataforma de intercambio (exchange), pequeña, desde marzo de 2010. Y él no podía saberlo, igual que hoy nadie sabe cuál será el próximo precio.',
                sources: ['pizza', 'pizza-price', 'first-rate'],
              },
            ],
            visual: 'two-pizzas',
            visualText: 'Dos pizzas grandes en sus cajas. Falta una porción.',
            mood: 'relieved',
          },
        },
        {
          id: 'overflow',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '15 de agosto de 2010',
            location: 'Bloque {block-with-false-coins}',
            character: 'Jeff Garzik y Satoshi Nakamoto',
            scene: 'El número que se desbordó',
            narrative: [
              {
                text: 'Nunca debe haber más de 21 millones de bitcoins. Esa es la promesa. El 15 de agosto de 2010, Jeff Garzik mira un bloque nuevo y descubre que un pago ha creado monedas de la nada.',
                sources: ['value-overflow'],
              },
            ],
            guess: {
              question: '¿Cuántas?',
              options: [
                { id: 'more', text: '184 millones', isCorrect: false, answer: 'Mil veces más.' },
                {
                  id: 'billion',
                  text: '{false-coins-2010}',
                  isCorrect: true,
                  answer: 'Casi nueve mil veces el tope prometido.',
                },
                { id: 'trillion', text: '184 billones', isCorrect: false, answer: 'Son mil veces demasiadas.' },
              ],
            },
            reveal: [
              {
                text: 'El programa había sumado dos números gigantes. La suma se desbordó, como el cuentakilómetros de un auto viejo, y parecía pequeña. Nakamoto avisó en mayúsculas, sobre todo lo posterior a ese bloque: «NO CONFÍEN EN NINGUNA TRANSACCIÓN». En menos de cinco horas había un programa reparado. La gente lo instaló y construyó otra cadena sin las monedas falsas, que en el bloque {block-without-false-coins} adelantó a la mala. Esta se abandonó, con las monedas falsas. Los pagos honrados que contenía podían ir a un bloque nuevo.',
                sources: ['value-overflow', 'overflow-alert'],
                drawing: {
                  visual: 'overtaken-chain',
                  background: 'plain',
                  mood: 'calm',
                  text: 'Una cadena de bloques se bifurca. La rama de arriba empieza en el bloque {block-with-false-coins}, con las monedas falsas, y termina en línea discontinua. La rama de abajo, hecha con el programa reparado, tiene un bloque más y llega al {block-without-false-coins}.',
                  words: ['monedas falsas', 'programa reparado'],
                },
              },
              {
                text: 'Hay dos enseñanzas. Una regla vale tanto como el programa que la comprueba. Y fueron personas quienes decidieron qué cadena era la correcta, en una época en que todo el mundo escuchaba a una sola. Hoy ya no queda nadie así. Eso es más seguro, y sería más lento.',
                sources: ['value-overflow', 'overflow-people'],
              },
            ],
            visual: 'runaway-counter',
            visualText: 'Un contador de doce ruedas se ha desbordado. Debajo hay un montón de monedas.',
            mood: 'tense',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'block-chain',
      title: 'Te toca: cambia el pasado',
      introduction: [
        {
          text: 'Aquí tienes cinco bloques con un pago cada uno. Las personas son inventadas, y las huellas son SHA-256 de verdad. Solo faltan las firmas. Alguien ha cambiado un pago.',
        },
        {
          text: 'En esta cadena, una huella necesita cuatro ceros delante. Tu propio dispositivo busca el número que los da.',
        },
      ],
      tasks: [
        {
          text: '¿Qué pago se cambió? La cadena te lo dice. Escribe 3 en lugar de 30.',
          answer: 'El del bloque 3. De ahí en adelante no vale ningún bloque.',
        },
        {
          text: 'Ahora haz trampa tú: añade una letra en el bloque 1. ¿Qué pasa con los bloques de más abajo?',
          answer: 'Se rompen los cinco, porque cada uno contiene la huella del anterior.',
        },
        {
          text: 'Mina otra vez, bloque por bloque, hasta que valgan todas las huellas. Mira las dos cadenas de la carrera. ¿Cuál es más larga?',
          answer: 'La de los demás. Con un tercio de toda la potencia minaste 5 bloques, y ellos añadieron 10 a sus 5.',
        },
        {
          text: 'Date dos tercios de toda la potencia. Ahora, con el tiempo, los alcanzas. ¿Por qué un nodo de verdad rechazaría tu cadena de todos modos? Piensa en las firmas.',
          answer: 'Porque el pago cambiado no lleva la firma de su dueño. El trabajo no reemplaza una firma.',
        },
        {
          text: 'Vuelve a poner los pagos verdaderos. Después gasta la moneda 7 por segunda vez, en el bloque 5. ¿Cuánto trabajo cuesta, y por qué un vendedor prudente espera más bloques?',
          answer:
            'Hay que minar un bloque otra vez. Debajo de cinco bloques más serían seis, mientras los demás siguen adelante.',
        },
      ],
      closing: [
        {
          text: 'El trabajo solo no te deja escribir lo que quieras. En la cadena de verdad cada pago está firmado, y los nodos rechazan uno cambiado, por mucho trabajo que lleve. Lo que sí puede hacer un tramposo con mucha potencia es dejar pagos fuera, o deshacer los suyos. Así que solo la tarea 5 es un ataque de verdad. Cuanto más hondo está el pago, más trabajo cuesta.',
          sources: ['whitepaper-confirmations'],
        },
        {
          text: 'Ese trabajo es también la razón de que Bitcoin use tanta electricidad: una cadena que es barata de alargar es barata de reescribir. Si vale lo que cuesta es una de las preguntas del próximo capítulo.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'change',
      prompt: 'Alguien cambia un pago en el bloque 3 de cinco. ¿Qué bloques se rompen?',
      options: [
        {
          id: 'three',
          text: 'Solo el bloque 3',
          isCorrect: false,
          explanation: 'Cambia su huella, y el bloque 4 contiene esa huella.',
        },
        {
          id: 'later',
          text: 'Los bloques 3, 4 y 5',
          isCorrect: true,
          explanation: 'El cambio pasa por todas las huellas que siguen.',
        },
        {
          id: 'all',
          text: 'Los cinco bloques',
          isCorrect: false,
          explanation: 'Los bloques 1 y 2 no saben qué viene después.',
        },
      ],
    },
    {
      id: 'catch-up',
      prompt: 'Un tramposo tiene un tercio de toda la potencia. ¿Qué pasa mientras mina?',
      options: [
        {
          id: 'behind',
          text: 'En promedio se queda cada vez más atrás',
          isCorrect: true,
          explanation:
            'Por cada bloque suyo, los demás añaden dos. La suerte puede ayudarlo, pero menos con cada bloque.',
        },
        {
          id: 'slow',
          text: 'En promedio los alcanza, aunque despacio',
          isCorrect: false,
          explanation: 'Solo los alcanzaría con más potencia que todos los demás juntos.',
        },
        {
          id: 'blocked',
          text: 'El programa lo deja fuera de la red',
          isCorrect: false,
          explanation: 'No se deja fuera a nadie. Simplemente es más lento.',
        },
      ],
    },
    {
      id: 'overflow',
      prompt: '¿Qué muestra lo que pasó en agosto de 2010?',
      options: [
        {
          id: 'never',
          text: 'Que Bitcoin nunca ha tenido un fallo grave',
          isCorrect: false,
          explanation: 'Tuvo uno: {false-coins-2010} de monedas falsas.',
        },
        {
          id: 'end',
          text: 'Que el tope de emisión no vale nada',
          isCorrect: false,
          explanation: 'Las monedas falsas se abandonaron, porque la gente quería el tope.',
        },
        {
          id: 'people',
          text: 'Que la gente puede dejar una cadena mala',
          isCorrect: true,
          explanation:
            'Falló el programa, y la gente eligió qué cadena seguir. Las reglas viven en programas que alguien usa.',
        },
      ],
    },
  ],
  takeaways: [
    'Cada bloque contiene la huella del anterior. Un cambio rompe todos los bloques que siguen.',
    'Para esconder un cambio tienes que rehacer todo ese trabajo mientras los demás siguen adelante. Un pago ajeno no puedes cambiarlo de ningún modo: está firmado.',
    'El último bloque es el más débil. Con cada bloque encima, un pago es más seguro.',
    'En agosto de 2010 un fallo creó {false-coins-2010} de monedas. La gente reparó el programa y dejó esa cadena.',
  ],
  explains: 'por qué es tan difícil reescribir el pasado de una cadena',
  limits:
    'Nuestra cadena es de juguete: cinco bloques, un pago en cada uno, y un acertijo que un teléfono resuelve en unos momentos. Los bloques de verdad tienen miles de pagos, usan un formato binario al que se le calcula el hash dos veces, y necesitan muchísimo más trabajo. Nuestros pagos no llevan firmas. En Bitcoin no podrías cambiar de ningún modo el pago de Cleo. La carrera muestra longitudes promedio, y no cuenta las demoras ni el costo de las máquinas. Que las primeras monedas no costaran casi nada convierte su valor de hoy en una historia que solo se entiende mirando atrás. No dice nada de lo que viene. Las citas son traducción nuestra.',
};
