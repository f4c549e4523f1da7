/** Numbers in braces are rows of content/claims. */
export const crisis = {
  story: [
    'Un cervecero vende cerveza de verdad. Hay diez barriles y cien clientes, y todos están contentos. Una noche echa agua en los barriles, y ahora tiene quince. Los vende al precio de siempre, y por un tiempo nadie lo nota.',
    'Después, los clientes notan que un vaso ya no rinde como antes. Piden dos. El cervecero no le quitó el vaso a nadie. Le quitó una parte a cada vaso.',
    'Cuando el dinero nuevo se crea más rápido que los bienes nuevos, puede pasar algo parecido. Cada billete de tu bolsillo sigue siendo el mismo billete. Solo que compra menos.',
  ],
  barrels: { pure: 'Diez barriles de cerveza', watered: 'La misma cerveza en quince barriles' },
  hint: 'Voltear la tarjeta',
  cards: {
    pure: {
      label: 'Cerveza pura',
      sub: 'Dinero que cuesta producir',
      title: 'Lo que hace la escasez',
      lead: 'Si nadie puede echar agua, nadie te puede aguar el vaso de esa manera.',
      text: 'El oro funcionaba más o menos así: las minas agregan uno o dos por ciento al año. Lo que compraba subía y bajaba de todos modos. El costo era la rigidez. En una crisis, solo se podía agregar dinero rompiendo la regla, como lo permitió Gran Bretaña en 1847, 1857 y 1866, y hubo recesiones profundas.',
    },
    watered: {
      label: 'Cerveza aguada',
      sub: 'Dinero que se puede crear a voluntad',
      title: '¿Quién bebe primero?',
      lead: 'Quien recibe primero el dinero nuevo lo gasta a los precios de antes.',
      text: 'Los últimos de la fila se encuentran con los precios nuevos y el salario de antes. Los economistas lo llaman efecto Cantillon, y discuten qué tan fuerte es. El dinero nuevo también puede suavizar una recesión, y entonces hasta los últimos en beber pueden salir ganando.',
    },
  },
  limits: [
    'Dónde falla la comparación: una economía también produce más cerveza cada año.',
    'Si el dinero crece al mismo ritmo, los precios pueden quedarse igual. El dinero de más los hace subir si se gasta. La falta de bienes también.',
    'Tampoco hay un único cervecero. La mayoría de los dólares son depósitos bancarios, y los bancos los crean cuando prestan. El préstamo aparece como dinero nuevo en la cuenta de quien lo recibe, y desaparece cuando el préstamo se paga. El banco central influye en esto con las tasas de interés.',
    'Y con el oro también se aguaba la cerveza. Los precios subieron un {inflation-per-year-1913-to-1971} al año de 1913 a 1971, con dos guerras mundiales y con el dólar atado al oro la mayor parte del tiempo. De 1971 a 2024 subieron un {inflation-per-year-1971-to-2024} al año. En un tramo tranquilo sin oro, de 1983 a 2020, fue un {inflation-per-year-1983-to-2020}.',
  ],
  /** Opens all limits but the first, and the sources, on a phone. */
  more: 'Fuentes y límites',
  sourcesLabel: 'Leído en',
};
