export const supplyCurve = {
  title: 'La cantidad de bitcoins, y la tuya',
  presets: 'Empezar con',
  presetNames: {
    real: 'La regla de Bitcoin',
    tail: 'Monedas para siempre',
    fewer: 'Menos monedas',
    press: 'La imprenta',
  },
  subsidy: 'Monedas nuevas por bloque desde 2028',
  interval: 'Bloques hasta cada halving',
  tail: 'Nunca menos que esto por bloque',
  spoken: { coins: '{value} bitcoins', blocks: '{value} bloques' },
  chart:
    'Dos curvas desde 2009 hasta {year}. Con la regla de Bitcoin, la cantidad se aplana en {real} millones. Con tu regla, es de {yours} millones en {year}.',
  million: '{value} millones',
  axisMillion: '{value} M',
  change: 'Empieza tu regla',
  legendReal: 'La regla de Bitcoin: {value} millones de monedas en {year}',
  legendYours: 'Tu regla: {value} millones de monedas en {year}',
  final: 'Todas las monedas que habrá, con tu regla',
  endless: 'Sin fin',
  finalNote: 'Con la regla de Bitcoin: {value}.',
  strictness: 'Para un nodo que mantiene la regla de Bitcoin',
  strictnessNames: {
    same: 'la misma regla',
    tighter: 'una regla más estricta',
    looser: 'una regla más floja',
  },
  strictnessNotes: {
    same: 'No hay nada que rechazar.',
    tighter: 'Ninguno de tus bloques trae más de lo que el nodo permite, así que los acepta todos.',
    looser: 'Rechaza tus bloques a partir del número {block}, más o menos en {year}.',
  },
  who: '¿Quién sigue tu regla?',
  whoHint: 'Presiona un grupo para ganarlo, y otra vez para perderlo.',
  groups: {
    developers: 'Desarrolladores del programa principal',
    miners: 'Mineros',
    exchanges: 'Plataformas y tiendas',
    nodes: 'Gente con su propio nodo',
  },
  follows: 'te sigue',
  stays: 'se queda',
  oldLane: 'La regla de Bitcoin',
  newLane: 'Tu regla',
  fork: 'Una cadena de bloques llega al primer bloque de tu regla. {fate}',
  fates: {
    same: 'No hay nada que decidir.',
    alone: 'Nadie te sigue.',
    code: 'Un programa que nadie usa.',
    unsold: 'Monedas que nadie acepta.',
    'no-blocks': 'Una cadena que apenas se mueve.',
    unpaid: 'Los mineros tienen que elegir.',
    stalled: 'La cadena vieja apenas se mueve.',
    'two-coins': 'Dos monedas.',
    changed: 'La regla cambió.',
    ignored: 'No pasa nada.',
    enforced: 'Tu regla se impone.',
    split: 'Una cadena contra los mineros.',
  },
  fateTexts: {
    same: 'Es la regla que hoy siguen todos. Cámbiala arriba.',
    alone: 'Puedes escribir la regla que quieras. Para los demás, tus monedas de más no existen.',
    code: 'Los desarrolladores pueden publicarla. Pero cada quien elige qué instala, y otros pueden seguir con el programa viejo.',
    unsold:
      'Los mineros hacen bloques que ninguna plataforma y ningún nodo aceptan. Gastan electricidad de verdad en monedas que no pueden vender. Tienen todos los motivos para volver.',
    'no-blocks':
      'Quienes te siguen esperan bloques, y casi no llega ninguno: la potencia se queda con la cadena vieja.',
    unpaid:
      'Los mineros mantienen la regla vieja, pero nadie compra sus monedas viejas. Tienen todos los motivos para pasarse a tu lado. Hasta que alguno lo haga, casi no llega ningún bloque.',
    stalled:
      'Quienes se quedan mantienen la regla vieja, pero la potencia se fue. Su cadena apenas se mueve, a menos que algunos mineros vuelvan por sus monedas. Entonces hay dos monedas.',
    'two-coins':
      'La red se divide. Cada lado tiene una cadena, una moneda y un precio, y los dos reclaman el nombre. En 2017, una parte de la gente se fue así y creó Bitcoin Cash.',
    changed:
      'Todos los que lo usan lo quieren. Entonces esta es ahora la regla de Bitcoin, y el viejo tope es historia.',
    ignored: 'Los mineros siguen cobrando lo que permite la regla vieja, y todos los nodos lo aceptan.',
    enforced:
      'Si la mayoría de los mineros rechaza los bloques que cobran más, los nodos viejos no ven ninguna regla rota y siguen a esos mineros. Pero aquí los mineros tendrían que recortarse sus propios ingresos. Así se vuelve más estricta una regla.',
    split:
      'Rechazas bloques que todos los demás aceptan. Si los mineros no ceden, te quedas con una cadena aparte. Eso le pasó a un grupo pequeño en agosto de 2026.',
  },
  sketch: 'Es un esquema: en un grupo de verdad nunca piensan todos igual.',
  formula: [
    'cantidad = suma de las monedas nuevas de todos los bloques',
    'monedas nuevas = las del comienzo, reducidas a la mitad después de cada intervalo y redondeadas hacia abajo a satoshis enteros, pero nunca menos que el último campo',
  ],
  constants: {
    start: 'Tu regla empieza',
    startValue: 'En el bloque {block}, el próximo halving',
    pace: 'Ritmo después del último halving',
    paceValue: 'Un bloque cada {minutes} minutos',
  },
};
