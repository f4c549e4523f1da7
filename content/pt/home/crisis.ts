/** Numbers in braces are rows of content/claims. */
export const crisis = {
  story: [
    'Um cervejeiro vende cerveja honesta. São dez barris, cem fregueses, e todo mundo está contente. Certa noite, ele despeja água nos barris. Agora tem quinze. Vende tudo pelo preço de sempre, e por um tempo ninguém percebe.',
    'Depois os fregueses percebem que um copo já não faz o efeito de antes. Pedem dois. O cervejeiro não tirou o copo de ninguém. Tirou um pedaço de cada copo.',
    'Quando se cria dinheiro novo mais rápido que bens novos, pode acontecer algo parecido. Cada cédula no seu bolso continua a mesma cédula. Só compra menos.',
  ],
  barrels: { pure: 'Dez barris de cerveja', watered: 'A mesma cerveja em quinze barris' },
  hint: 'Virar o cartão',
  cards: {
    pure: {
      label: 'Cerveja pura',
      sub: 'Dinheiro difícil de aumentar',
      title: 'O que a escassez faz',
      lead: 'Se ninguém pode pôr água, ninguém enfraquece o seu copo desse jeito.',
      text: 'O ouro funcionava mais ou menos assim: as minas acrescentam um ou dois por cento ao ano. O que ele comprava subia e descia mesmo assim. O preço a pagar era a rigidez. Em uma crise, só dava para acrescentar dinheiro quebrando a regra, como a Grã-Bretanha permitiu em 1847, 1857 e 1866, e houve recessões profundas.',
    },
    watered: {
      label: 'Cerveja aguada',
      sub: 'Dinheiro que se cria à vontade',
      title: 'Quem bebe primeiro?',
      lead: 'Quem recebe primeiro o dinheiro novo ainda compra pelos preços velhos.',
      text: 'Quem está no fim da fila encontra os preços novos com o salário velho. Os economistas chamam isso de efeito Cantillon. Eles discutem qual é a força dele. O dinheiro novo também pode suavizar uma recessão, e aí até quem bebe por último pode sair ganhando.',
    },
  },
  limits: [
    'Onde a comparação falha: uma economia também produz mais cerveja a cada ano.',
    'Se o dinheiro cresce no mesmo ritmo, os preços podem ficar estáveis. Mais dinheiro faz os preços subirem, se for gasto. A falta de bens também.',
    'Também não há um único cervejeiro. A maioria dos dólares são depósitos bancários, e os bancos os criam quando emprestam. O empréstimo aparece como dinheiro novo na conta de quem o toma, e some quando é pago. O banco central regula isso com a taxa de juros.',
    'E com o ouro também se punha água na cerveja. Os preços subiram {inflation-per-year-1913-to-1971} ao ano de 1913 a 1971, com duas guerras mundiais e com o dólar preso ao ouro na maior parte do tempo. De 1971 a 2024 subiram {inflation-per-year-1971-to-2024} ao ano. Em um trecho calmo sem ouro, de 1983 a 2020, foram {inflation-per-year-1983-to-2020}.',
  ],
  /** Opens all limits but the first, and the sources, on a phone. */
  more: 'Fontes e limites',
  sourcesLabel: 'Lido em',
};
