import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'silver-coins-of-rome',
  cover: { visual: 'closed-table', background: 'dawn', mood: 'tense' },
  opening: {
    title: 'El día que los bancos no abrieron',
    paragraphs: [
      {
        text: 'Oxirrinco, en Egipto, 24 de noviembre del año 260. Quienes cambian monedas han cerrado sus mesas. El jefe del distrito escribe una orden: abran de nuevo ahora mismo, o serán castigados.',
        sources: ['rome-bankers'],
      },
    ],
    guess: {
      question: '¿Por qué habían cerrado?',
      options: [
        {
          id: 'empty',
          text: 'Se habían quedado sin monedas',
          isCorrect: false,
          answer: 'La orden no dice nada de eso.',
        },
        {
          id: 'refuse',
          text: 'No querían las monedas nuevas de los emperadores',
          isCorrect: true,
          answer: 'Lo dice la orden: no estaban dispuestos a aceptar la «divina moneda de los Emperadores».',
        },
        {
          id: 'feast',
          text: 'Era día de fiesta',
          isCorrect: false,
          answer: 'Por un día de fiesta no se castiga a nadie.',
        },
      ],
    },
    reveal: [
      {
        text: 'La orden les mandaba aceptar todas las monedas, «salvo lo que sea claramente falso y falsificado». ¿Desconfiaban de los emperadores, que eran nuevos e inseguros, o de la plata? La orden no lo dice. Pero en todo el imperio las monedas se habían vuelto un acertijo. ¿Eran de plata?',
        sources: ['rome-bankers', 'rome-bland'],
      },
    ],
  },
  objectives: [
    'Explicar el envilecimiento de la moneda: menos plata, el mismo nombre',
    'Decir cómo se hacía que una moneda de cobre pareciera de plata',
    'Calcular cuánto gana quien gobierna, y quién lo paga',
    'Nombrar lo que se discute sobre las monedas y los precios',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Agua en el vino',
      paragraphs: [
        {
          text: 'Un tabernero tiene un barril de vino y cien clientes por semana. Un día le echa un balde de agua. Nadie lo nota. Vende más copas al mismo precio, y se queda con las monedas de más.',
        },
        {
          text: 'Entonces agrega dos baldes, y después cinco. Ahora los clientes lo notan. Algunos traen su propio vino. Quienes pagaron en primavera las copas de otoño reciben casi pura agua.',
        },
        {
          text: 'Una casa de moneda, el lugar donde se hacen las monedas, puede hacer lo mismo con plata y cobre. La moneda conserva su nombre y su cara, y tiene menos plata. Eso es el envilecimiento de la moneda.',
        },
      ],
      drawing: {
        visual: 'watered-cups',
        background: 'plain',
        mood: 'calm',
        text: 'Tres copas de vino. Sobre ellas, uno, dos y cinco baldes de agua que fueron al barril. Cada vez, el vino es más claro.',
      },
      limits:
        'Una moneda no se bebe. Si el Estado la acepta para los impuestos al valor de antes, una moneda con poca plata puede funcionar mucho tiempo. Nuestras propias monedas no tienen nada de plata.',
    },
    {
      type: 'story',
      title: 'Tres copas del mismo barril',
      sections: [
        {
          id: 'severus',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '196 y 197',
            location: 'Roma',
            character: 'El emperador Septimio Severo, sus soldados y su casa de moneda',
            scene: 'Una mirada dentro de la moneda',
            narrative: [
              {
                text: 'La moneda de plata de Roma era el denario. Con Augusto, que murió en el año 14, era tan pura como los romanos sabían hacerla. Severo llegó al poder por una guerra civil, y es posible que duplicara el salario del ejército.',
                sources: ['rome-first-century', 'rome-republic', 'rome-army'],
              },
              {
                text: 'Sus denarios parecen de plata. Tres investigadores los perforaron y analizaron el metal del centro.',
                sources: ['rome-severus'],
              },
            ],
            guess: {
              question: '¿Cuánta plata había dentro?',
              options: [
                {
                  id: 'half',
                  text: 'Cerca del 46 %',
                  isCorrect: true,
                  answer: 'Más de la mitad era cobre.',
                },
                {
                  id: 'sixty',
                  text: 'Cerca del 60 %',
                  isCorrect: false,
                  answer: 'Los libros más viejos dicen de 55 a 60. Midieron demasiado cerca de la piel.',
                },
                { id: 'ninety', text: 'Cerca del 90 %', isCorrect: false, answer: 'Eso parece desde fuera.' },
              ],
            },
            reveal: [
              {
                text: 'La casa de moneda calentaba las piezas antes de acuñarlas, y un baño de ácido les quitaba el cobre quemado. Lo que quedaba era una piel de plata: en una moneda de esa familia tiene 0.19 mm de grosor.',
                sources: ['rome-muon', 'rome-severus'],
              },
            ],
            visual: 'cut-denarius',
            visualText: 'Una moneda cortada por la mitad: una fina piel de plata alrededor de un núcleo de cobre.',
            mood: 'uneasy',
          },
        },
        {
          id: 'caracalla',
          background: 'night',
          truth: 'documented',
          content: {
            year: '215',
            location: 'Roma',
            character: 'El emperador Caracalla, hijo de Severo',
            scene: 'Una moneda que se llama dos',
            narrative: [
              {
                text: 'Caracalla volvió a subir el salario. También hizo acuñar una moneda nueva de plata. En ella lleva una corona de rayos. Probablemente debía contar como dos denarios.',
                sources: ['rome-army', 'rome-ric'],
              },
            ],
            guess: {
              question: '¿Cuánta plata tenía la moneda nueva?',
              options: [
                { id: 'one', text: 'La de un denario', isCorrect: false, answer: 'Tenía la mitad más.' },
                {
                  id: 'half',
                  text: 'La de un denario y medio',
                  isCorrect: true,
                  answer: 'Probablemente contaba como dos, y estaba hecha de uno y medio.',
                },
                {
                  id: 'two',
                  text: 'La de dos denarios',
                  isCorrect: false,
                  answer: 'Entonces no habría nada que ganar.',
                },
              ],
            },
            reveal: [
              {
                text: 'Después de unos años, Roma dejó la moneda nueva. En 238 volvió, y entonces se hundió. En unos treinta años pasó de cerca de 2.2 gramos de plata a menos de 0.1.',
                sources: ['rome-ric', 'rome-ric-book', 'rome-butcher'],
              },
              {
                text: 'Dion Casio, un senador que odiaba a Caracalla, dice que a las tribus extranjeras les daba oro de verdad, y a los romanos, monedas bañadas.',
                sources: ['rome-dio'],
              },
            ],
            visual: 'rayed-coin',
            visualText:
              'Una moneda grande con un emperador con corona de rayos, en una balanza, contra una moneda y media.',
            mood: 'tense',
          },
        },
        {
          id: 'prices',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'De 160 a 275',
            location: 'Egipto',
            character: 'Compradores de trigo, vino y burros',
            scene: 'Lo que dicen los recibos',
            narrative: [
              {
                text: '¿Subieron los precios a medida que se iba la plata? De la propia Roma, nadie lo puede decir. Solo en Egipto se conservaron recibos suficientes, pero sus monedas de plata eran otras, solo suyas.',
                sources: ['rome-prices', 'rome-egypt'],
              },
            ],
            more: {
              summary: 'Lo que dicen los recibos de Egipto',
              paragraphs: [
                {
                  text: 'También las monedas de Egipto se hundieron, durante un siglo. De 160 a 190, en años de peste, el trigo se duplicó. Su siguiente gran salto llegó casi ochenta años después de las monedas de Severo: hacia 274, tras una reforma de la moneda. Entonces subió de golpe diez veces o más.',
                  sources: ['rome-prices', 'rome-tetradrachm'],
                },
                {
                  text: 'Salvo banqueros como los de 260, la gente siguió aceptando las monedas de Egipto. Después el emperador Aureliano trajo una moneda nueva, y la confianza se rompió. Algunos historiadores dicen que demasiadas monedas siempre acaban así. Otros dicen que la costumbre y la ley sostenían la moneda, y que una reforma torpe la dejó caer.',
                  sources: ['rome-prices', 'rome-policy', 'rome-tetradrachm'],
                },
              ],
            },
            visual: 'donkey-wheat',
            visualText: 'Un burro carga un saco lleno. A su lado hay tres espigas de trigo.',
            mood: 'hopeful',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'mint',
      title: 'Te toca: dirige la casa de moneda',
      introduction: [
        {
          text: 'Gobiernas, y tienes un lingote de plata. De él salen 100 monedas puras. Además, les debes 100 monedas a tus soldados. ¿Cuánto cobre echas? Los panes y el lingote son inventados. Las seis monedas de abajo existieron de verdad.',
          sources: ['rome-first-century', 'rome-severus', 'rome-muon', 'rome-assays', 'rome-butcher'],
        },
      ],
      tasks: [
        {
          text: 'Tus monedas tienen la mitad de la plata, y todavía nadie lo ha notado. ¿Quién gana, y a costa de quién?',
          answer:
            'Tú: el lingote compra ahora 2000 panes en lugar de 1000. Los panaderos dieron pan por la mitad de la plata, y aún no lo saben.',
        },
        {
          text: 'Ahora haz que todos pesen las monedas. ¿Tu lingote todavía compra más? ¿Quién tiene menos, y cuánto te costó el salario de los soldados?',
          answer:
            'No: compra 1000 panes, como al principio. El soldado y el prestamista reciben 50 panes en lugar de 100. Pero sus monedas te cuestan solo medio lingote: lo que pierden ellos lo ganas tú.',
        },
        {
          text: 'Acuña como Claudio II. ¿Cuánta plata necesitas para cumplirles a los soldados?',
          answer: 'El 5 % del lingote, y para las monedas que acuñó Claudio de verdad, aún menos.',
        },
      ],
      closing: [
        {
          text: 'Cuando todos los precios se han movido, las monedas de más no compran nada de más. Queda una ganancia: lo que se prometió en monedas cuesta ahora menos plata.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'what',
      prompt: '¿Qué es el envilecimiento de la moneda?',
      options: [
        {
          id: 'tax',
          text: 'Un impuesto que se paga en monedas',
          isCorrect: false,
          explanation: 'Funciona como un impuesto, pero nadie envía el cobro.',
        },
        {
          id: 'less',
          text: 'Menos plata, el mismo nombre',
          isCorrect: true,
          explanation: 'El nombre de la moneda se queda; la plata o el oro se va.',
        },
        {
          id: 'forge',
          text: 'Monedas hechas por falsificadores',
          isCorrect: false,
          explanation: 'Los falsificadores también lo hacían. El envilecimiento lo hace la propia casa de moneda.',
        },
      ],
    },
    {
      id: 'weighed',
      prompt:
        'Diez monedas puras compran 100 panes. Te pagan con diez monedas nuevas que tienen la mitad de la plata, y todos los panaderos pesan. ¿Cuántos panes recibes?',
      options: [
        {
          id: 'same',
          text: '100, porque una moneda es una moneda',
          isCorrect: false,
          explanation: 'Solo mientras nadie lo note.',
        },
        {
          id: 'half',
          text: '50',
          isCorrect: true,
          explanation: 'La mitad de la plata, la mitad del pan. Y siguen siendo diez monedas, como se prometió.',
        },
        {
          id: 'none',
          text: 'Ninguno: las monedas malas no compran nada',
          isCorrect: false,
          explanation: 'La plata que tienen todavía compra pan.',
        },
      ],
    },
    {
      id: 'gains',
      prompt: 'Todavía nadie ha notado el cobre. ¿Quién gana?',
      options: [
        {
          id: 'ruler',
          text: 'Quien gobierna y dirige la casa de moneda',
          isCorrect: true,
          explanation: 'Más monedas con la misma plata, al precio de antes del pan.',
        },
        {
          id: 'soldier',
          text: 'El soldado al que le pagan con monedas nuevas',
          isCorrect: false,
          explanation: 'Compra lo mismo que antes, y más tarde menos.',
        },
        {
          id: 'saver',
          text: 'Quien ahorra monedas viejas en su casa',
          isCorrect: false,
          explanation: 'Para quien ahorra no ha cambiado nada.',
        },
      ],
    },
  ],
  takeaways: [
    'El envilecimiento conserva el nombre de la moneda y le quita la plata.',
    'Quien la hace gana mientras otros la acepten al valor de antes.',
    'Lo paga todo aquel a quien se le debe un número fijo de monedas.',
    'Los precios pueden subir enseguida o tarde. Los historiadores discuten por qué.',
  ],
  explains: 'cómo una moneda de plata se volvió cobre con piel de plata',
  limits:
    'Cuánta plata tenía una moneda depende de cómo se analizó, y solo se analizaron algunas. Para el tiempo desde 238 usamos análisis viejos de unas pocas monedas enteras. Se discute por qué los emperadores quitaban plata. Pudo ser por la guerra y el salario del ejército, por falta de plata o por el deseo de tener más monedas para el comercio. Y el envilecimiento no hizo caer a Roma por sí solo: hubo peste, invasiones y una multitud de emperadores rivales.',
};
