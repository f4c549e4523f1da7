export const bitcoinVsCrypto = {
  hint: 'Voltear la tarjeta',
  cards: {
    power: {
      label: 'Poder',
      sub: '¿Quién puede cambiar las reglas?',
      answer: 'Ninguna persona por sí sola, y ninguna empresa.',
      title: 'Ni jefe ni empresa',
      text: 'Muchas criptomonedas tienen un fundador, una fundación o unos pocos dueños grandes que pueden cambiarlas. El creador de Bitcoin dejó de escribir en 2011. Para aflojar una regla, miles de personas tienen que elegir un software nuevo. Para endurecerla puede bastar con la mayoría de los mineros. Por eso también es difícil mejorar Bitcoin.',
    },
    immutable: {
      label: 'Inmutable',
      sub: '¿Se puede reescribir el pasado?',
      answer: 'Solo si se rehace el trabajo de cada bloque desde entonces.',
      title: 'Una historia que queda',
      text: 'Para deshacer un pago viejo hay que rehacer el trabajo de cada bloque desde entonces, más rápido que todos los demás mineros juntos. En otras cadenas han intervenido sus creadores: en 2016, Ethereum movió monedas robadas con una regla especial. Bitcoin mismo descartó bloques en 2010 y en 2013, cuando era pequeño, por errores del programa.',
    },
    launch: {
      label: 'Comienzo',
      sub: '¿Quién recibió las primeras monedas?',
      answer:
        'Quien minaba: al principio, según parece, sobre todo su creador. Antes del comienzo no se repartió ninguna.',
      title: 'Ninguna moneda repartida antes del comienzo',
      text: 'Muchas otras criptomonedas se vendieron a gente cercana al proyecto antes de que el público pudiera comprar. El primer bloque de Bitcoin llegó dos meses después de su plan, y su programa, cinco días más tarde. Desde entonces cualquiera podía minar. Aun así, lo hacían pocas personas, así que los primeros mineros tienen muchas monedas. Solo su creador quizá tenga alrededor de un millón de bitcoins.',
    },
    physics: {
      label: 'Física',
      sub: '¿Qué impide las trampas?',
      answer: 'Hacer trampa cuesta electricidad, y cualquiera puede comprobarlo.',
      title: 'Un trabajo que no se puede fingir',
      text: 'Los mineros gastan electricidad para crear un bloque. Hacer trampa desperdicia dinero de verdad, y cualquiera puede comprobar el resultado al instante. Las criptomonedas sin minería se apoyan, en cambio, en monedas puestas en depósito, y gastan mucha menos electricidad. La energía es un costo para el mundo, y la gente discute si vale la pena.',
    },
  },
  sourcesLabel: 'Fuentes',
};
