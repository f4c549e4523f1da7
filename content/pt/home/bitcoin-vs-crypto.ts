export const bitcoinVsCrypto = {
  hint: 'Virar o cartão',
  cards: {
    power: {
      label: 'Poder',
      sub: 'Quem pode mudar as regras?',
      answer: 'Nenhuma pessoa sozinha e nenhuma empresa.',
      title: 'Sem chefe, sem empresa',
      text: 'Muitas moedas têm um fundador, uma fundação ou alguns grandes donos que podem mudá-las. O criador do Bitcoin parou de escrever em 2011. Para afrouxar uma regra, milhares de pessoas têm de escolher um programa novo. Para apertar uma, a maioria dos mineradores pode bastar. Isso torna o Bitcoin difícil de melhorar também.',
    },
    immutable: {
      label: 'Imutável',
      sub: 'Dá para reescrever o passado?',
      answer: 'Só refazendo o trabalho de todos os blocos desde então.',
      title: 'Uma história que fica',
      text: 'Para desfazer um pagamento antigo, é preciso refazer o trabalho de todos os blocos desde então, mais rápido que todos os outros mineradores juntos. Os criadores de outras cadeias já intervieram: em 2016, o Ethereum moveu moedas roubadas por uma regra especial. O próprio Bitcoin descartou blocos em 2010 e 2013, quando era pequeno, por causa de erros no programa.',
    },
    launch: {
      label: 'Lançamento',
      sub: 'Quem ficou com as primeiras moedas?',
      answer:
        'Quem minerou: no começo, ao que parece, sobretudo o próprio criador. Ninguém ganhou moedas antes do início.',
      title: 'Ninguém ganhou moedas antes do início',
      text: 'Muitas outras moedas foram vendidas a gente de dentro do projeto antes que o público pudesse comprar. O primeiro bloco do Bitcoin veio dois meses depois do plano, e o programa, cinco dias mais tarde. A partir daí, qualquer um podia minerar. Mesmo assim, pouca gente minerou, por isso os primeiros têm muitas moedas. Sozinho, o criador talvez tenha cerca de um milhão de bitcoins.',
    },
    physics: {
      label: 'Física',
      sub: 'O que o mantém honesto?',
      answer: 'Trapacear custa eletricidade, e qualquer um pode conferir.',
      title: 'Trabalho que não se falsifica',
      text: 'Os mineradores queimam eletricidade para fazer um bloco. Trapacear desperdiça dinheiro de verdade, e qualquer um pode conferir o resultado na hora. As moedas sem mineração usam depósitos em garantia e gastam muito menos energia. Essa energia é um custo para o mundo, e discute-se se vale a pena.',
    },
  },
  sourcesLabel: 'Fontes',
};
