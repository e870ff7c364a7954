var houses_default = {
	notes: [
		"timing: cancel | immediate | constant (applies while strength, icons or casualties are counted) | on-win | on-lose | after-combat | none.",
		"step is the combat step at which the effect is applied: cancel, immediate, strength, icons, winner-known, casualties, retreat, cleanup, after-combat. strength, icons and casualties are explained in tables.json under abilityStepMeaning; the others are ids of combatSteps there.",
		"Within one step the two cards act in Iron Throne order, the first one completely before the second.",
		"optional true: the owner may decline. optional false: the effect must be applied if it can be.",
		"swords and towers are printed icons; a tower is the Fortification icon. Icons granted by an effect are in its params.",
		"startTracks6p are positions in a six-player game. With fewer houses keep the order and close the gaps; setupByPlayerCount gives the result. The first house of each track holds its dominance token.",
		"colours are suggestions."
	],
	unitPoolPerHouse: {
		"footman": 10,
		"knight": 5,
		"ship": 6,
		"siegeEngine": 2
	},
	powerTokensPerHouse: 20,
	setupByPlayerCount: {
		"3": {
			"houses": [
				"stark",
				"lannister",
				"baratheon"
			],
			"tracks": {
				"ironThrone": [
					"baratheon",
					"lannister",
					"stark"
				],
				"fiefdoms": [
					"stark",
					"baratheon",
					"lannister"
				],
				"kingsCourt": [
					"lannister",
					"stark",
					"baratheon"
				]
			}
		},
		"4": {
			"houses": [
				"stark",
				"lannister",
				"baratheon",
				"greyjoy"
			],
			"tracks": {
				"ironThrone": [
					"baratheon",
					"lannister",
					"stark",
					"greyjoy"
				],
				"fiefdoms": [
					"greyjoy",
					"stark",
					"baratheon",
					"lannister"
				],
				"kingsCourt": [
					"lannister",
					"stark",
					"baratheon",
					"greyjoy"
				]
			}
		},
		"5": {
			"houses": [
				"stark",
				"lannister",
				"baratheon",
				"greyjoy",
				"tyrell"
			],
			"tracks": {
				"ironThrone": [
					"baratheon",
					"lannister",
					"stark",
					"greyjoy",
					"tyrell"
				],
				"fiefdoms": [
					"greyjoy",
					"tyrell",
					"stark",
					"baratheon",
					"lannister"
				],
				"kingsCourt": [
					"lannister",
					"stark",
					"baratheon",
					"tyrell",
					"greyjoy"
				]
			}
		},
		"6": {
			"houses": [
				"stark",
				"greyjoy",
				"lannister",
				"baratheon",
				"tyrell",
				"martell"
			],
			"tracks": {
				"ironThrone": [
					"baratheon",
					"lannister",
					"stark",
					"martell",
					"greyjoy",
					"tyrell"
				],
				"fiefdoms": [
					"greyjoy",
					"tyrell",
					"martell",
					"stark",
					"baratheon",
					"lannister"
				],
				"kingsCourt": [
					"lannister",
					"stark",
					"martell",
					"baratheon",
					"tyrell",
					"greyjoy"
				]
			}
		}
	},
	notInPlay: {
		"5": ["martell"],
		"4": ["martell", "tyrell"],
		"3": [
			"martell",
			"tyrell",
			"greyjoy"
		]
	},
	houses: [
		{
			"id": "stark",
			"name": "Stark",
			"colour": "#DDE3EA",
			"colourName": "pale grey",
			"home": "winterfell",
			"garrison": 2,
			"startSupply": 1,
			"startVictory": 2,
			"startPower": 5,
			"startTracks6p": {
				"ironThrone": 3,
				"fiefdoms": 4,
				"kingsCourt": 2
			},
			"playerCounts": [
				3,
				4,
				5,
				6
			],
			"startUnits": [
				{
					"area": "winterfell",
					"units": {
						"knight": 1,
						"footman": 1
					}
				},
				{
					"area": "white-harbor",
					"units": { "footman": 1 }
				},
				{
					"area": "shivering-sea",
					"units": { "ship": 1 }
				}
			],
			"cards": [
				{
					"id": "eddard-stark",
					"name": "Eddard Stark",
					"strength": 4,
					"swords": 2,
					"towers": 0,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "robb-stark",
					"name": "Robb Stark",
					"strength": 3,
					"swords": 0,
					"towers": 0,
					"timing": "on-win",
					"step": "retreat",
					"optional": true,
					"effect": {
						"id": "choose-loser-retreat-area",
						"params": { "mustMinimiseLosses": true }
					},
					"text": "When you win, you may pick the area the beaten army retreats to. The area must be a legal retreat area and among the legal ones it must cost the loser the fewest units."
				},
				{
					"id": "roose-bolton",
					"name": "Roose Bolton",
					"strength": 2,
					"swords": 0,
					"towers": 0,
					"timing": "on-lose",
					"step": "winner-known",
					"optional": false,
					"effect": {
						"id": "return-own-discards-to-hand",
						"params": { "includeThisCard": true }
					},
					"text": "When you lose, every card of your discard pile goes back to your hand, this one included."
				},
				{
					"id": "greatjon-umber",
					"name": "Greatjon Umber",
					"strength": 2,
					"swords": 1,
					"towers": 0,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "ser-rodrick-cassel",
					"name": "Ser Rodrick Cassel",
					"strength": 1,
					"swords": 0,
					"towers": 2,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "the-blackfish",
					"name": "The Blackfish",
					"strength": 1,
					"swords": 0,
					"towers": 0,
					"timing": "constant",
					"step": "casualties",
					"optional": false,
					"effect": {
						"id": "no-casualties",
						"params": { "from": [
							"house-card-abilities",
							"sword-icons",
							"tides-of-battle"
						] }
					},
					"text": "Your units in this combat cannot be destroyed by House card abilities, by sword icons or by Tides of Battle cards."
				},
				{
					"id": "catelyn-stark",
					"name": "Catelyn Stark",
					"strength": 0,
					"swords": 0,
					"towers": 0,
					"timing": "constant",
					"step": "strength",
					"optional": false,
					"effect": {
						"id": "double-own-defense-order",
						"params": {}
					},
					"text": "If you have a Defense order in the embattled area, count its bonus twice."
				}
			]
		},
		{
			"id": "greyjoy",
			"name": "Greyjoy",
			"colour": "#2C2F36",
			"colourName": "black",
			"home": "pyke",
			"garrison": 2,
			"startSupply": 2,
			"startVictory": 1,
			"startPower": 5,
			"startTracks6p": {
				"ironThrone": 5,
				"fiefdoms": 1,
				"kingsCourt": 6
			},
			"playerCounts": [
				4,
				5,
				6
			],
			"startUnits": [
				{
					"area": "pyke",
					"units": {
						"knight": 1,
						"footman": 1
					}
				},
				{
					"area": "pyke-port",
					"units": { "ship": 1 }
				},
				{
					"area": "greywater-watch",
					"units": { "footman": 1 }
				},
				{
					"area": "ironmans-bay",
					"units": { "ship": 1 }
				}
			],
			"cards": [
				{
					"id": "euron-crows-eye",
					"name": "Euron Crow's Eye",
					"strength": 4,
					"swords": 1,
					"towers": 0,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "victarion-greyjoy",
					"name": "Victarion Greyjoy",
					"strength": 3,
					"swords": 0,
					"towers": 0,
					"timing": "constant",
					"step": "strength",
					"optional": false,
					"effect": {
						"id": "unit-strength-when-attacking",
						"params": {
							"unit": "ship",
							"strengthEach": 2,
							"includesOwnSupporting": true
						}
					},
					"text": "When you attack, each of your Ships in the combat counts 2 instead of 1, and so do your own supporting Ships."
				},
				{
					"id": "theon-greyjoy",
					"name": "Theon Greyjoy",
					"strength": 2,
					"swords": 0,
					"towers": 0,
					"timing": "constant",
					"step": "strength",
					"optional": false,
					"effect": {
						"id": "bonus-when-defending-structure",
						"params": {
							"strength": 1,
							"swords": 1
						}
					},
					"text": "+1 strength and 1 sword when you defend an area with a castle or stronghold."
				},
				{
					"id": "balon-greyjoy",
					"name": "Balon Greyjoy",
					"strength": 2,
					"swords": 0,
					"towers": 0,
					"timing": "constant",
					"step": "strength",
					"optional": false,
					"effect": {
						"id": "zero-opponent-printed-strength",
						"params": {}
					},
					"text": "The strength printed on the opponent's House card counts as 0. Bonuses that card grants still count."
				},
				{
					"id": "asha-greyjoy",
					"name": "Asha Greyjoy",
					"strength": 1,
					"swords": 0,
					"towers": 0,
					"timing": "constant",
					"step": "icons",
					"optional": false,
					"effect": {
						"id": "bonus-if-unsupported",
						"params": {
							"swords": 2,
							"towers": 1
						}
					},
					"text": "2 swords and 1 tower if you receive no support in this combat."
				},
				{
					"id": "dagmar-cleftjaw",
					"name": "Dagmar Cleftjaw",
					"strength": 1,
					"swords": 1,
					"towers": 1,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "aeron-damphair",
					"name": "Aeron Damphair",
					"strength": 0,
					"swords": 0,
					"towers": 0,
					"timing": "immediate",
					"step": "immediate",
					"optional": true,
					"effect": {
						"id": "pay-to-swap-own-card",
						"params": { "cost": 2 }
					},
					"text": "You may pay 2 available Power tokens to discard this card and play another one from your hand instead."
				}
			]
		},
		{
			"id": "lannister",
			"name": "Lannister",
			"colour": "#B3242B",
			"colourName": "crimson",
			"home": "lannisport",
			"garrison": 2,
			"startSupply": 2,
			"startVictory": 1,
			"startPower": 5,
			"startTracks6p": {
				"ironThrone": 2,
				"fiefdoms": 6,
				"kingsCourt": 1
			},
			"playerCounts": [
				3,
				4,
				5,
				6
			],
			"startUnits": [
				{
					"area": "lannisport",
					"units": {
						"knight": 1,
						"footman": 1
					}
				},
				{
					"area": "stoney-sept",
					"units": { "footman": 1 }
				},
				{
					"area": "golden-sound",
					"units": { "ship": 1 }
				}
			],
			"errataStartUnits": [{
				"area": "lannisport-port",
				"units": { "ship": 1 },
				"source": "FAQ 2.0",
				"recommendedForPlayerCounts": [
					4,
					5,
					6
				],
				"note": "The 2011 print has no Ship in the port. The later official errata adds it. The errata names no player count; without Greyjoy (3 players) leave it out."
			}],
			"cards": [
				{
					"id": "tywin-lannister",
					"name": "Tywin Lannister",
					"strength": 4,
					"swords": 0,
					"towers": 0,
					"timing": "on-win",
					"step": "winner-known",
					"optional": false,
					"effect": {
						"id": "gain-power",
						"params": { "amount": 2 }
					},
					"text": "When you win, take 2 Power tokens."
				},
				{
					"id": "ser-gregor-clegane",
					"name": "Ser Gregor Clegane",
					"strength": 3,
					"swords": 3,
					"towers": 0,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "the-hound",
					"name": "The Hound",
					"strength": 2,
					"swords": 0,
					"towers": 2,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "ser-jaime-lannister",
					"name": "Ser Jaime Lannister",
					"strength": 2,
					"swords": 1,
					"towers": 0,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "tyrion-lannister",
					"name": "Tyrion Lannister",
					"strength": 1,
					"swords": 0,
					"towers": 0,
					"timing": "cancel",
					"step": "cancel",
					"optional": true,
					"effect": {
						"id": "cancel-opponent-card",
						"params": {}
					},
					"text": "You may cancel the card your opponent just revealed: it returns to their hand and they must pick a different card. If they hold no other card they fight this combat without a House card."
				},
				{
					"id": "ser-kevan-lannister",
					"name": "Ser Kevan Lannister",
					"strength": 1,
					"swords": 0,
					"towers": 0,
					"timing": "constant",
					"step": "strength",
					"optional": false,
					"effect": {
						"id": "unit-strength-when-attacking",
						"params": {
							"unit": "footman",
							"strengthEach": 2,
							"includesOwnSupporting": true
						}
					},
					"text": "When you attack, each of your Footmen in the combat counts 2 instead of 1, and so do your own supporting Footmen."
				},
				{
					"id": "cersei-lannister",
					"name": "Cersei Lannister",
					"strength": 0,
					"swords": 0,
					"towers": 0,
					"timing": "on-win",
					"step": "winner-known",
					"optional": true,
					"effect": {
						"id": "remove-loser-order-anywhere",
						"params": { "count": 1 }
					},
					"text": "When you win, you may remove one order of the beaten opponent from any area of the board."
				}
			]
		},
		{
			"id": "baratheon",
			"name": "Baratheon",
			"colour": "#E3B505",
			"colourName": "gold",
			"home": "dragonstone",
			"garrison": 2,
			"startSupply": 2,
			"startVictory": 1,
			"startPower": 5,
			"startTracks6p": {
				"ironThrone": 1,
				"fiefdoms": 5,
				"kingsCourt": 4
			},
			"playerCounts": [
				3,
				4,
				5,
				6
			],
			"startUnits": [
				{
					"area": "dragonstone",
					"units": {
						"knight": 1,
						"footman": 1
					}
				},
				{
					"area": "kingswood",
					"units": { "footman": 1 }
				},
				{
					"area": "shipbreaker-bay",
					"units": { "ship": 2 }
				}
			],
			"cards": [
				{
					"id": "stannis-baratheon",
					"name": "Stannis Baratheon",
					"strength": 4,
					"swords": 0,
					"towers": 0,
					"timing": "constant",
					"step": "strength",
					"optional": false,
					"effect": {
						"id": "bonus-if-opponent-higher-on-track",
						"params": {
							"track": "iron-throne",
							"strength": 1
						}
					},
					"text": "+1 strength if your opponent stands higher than you on the Iron Throne track."
				},
				{
					"id": "renly-baratheon",
					"name": "Renly Baratheon",
					"strength": 3,
					"swords": 0,
					"towers": 0,
					"timing": "on-win",
					"step": "winner-known",
					"optional": true,
					"effect": {
						"id": "upgrade-footman-to-knight",
						"params": {
							"count": 1,
							"includesOwnSupporting": true
						}
					},
					"text": "When you win, you may replace one of your Footmen in the combat, or one of your own supporting Footmen, with a Knight from your pool."
				},
				{
					"id": "ser-davos-seaworth",
					"name": "Ser Davos Seaworth",
					"strength": 2,
					"swords": 0,
					"towers": 0,
					"timing": "constant",
					"step": "strength",
					"optional": false,
					"effect": {
						"id": "bonus-if-own-card-discarded",
						"params": {
							"cardId": "stannis-baratheon",
							"strength": 1,
							"swords": 1
						}
					},
					"text": "+1 strength and 1 sword while your card Stannis Baratheon lies in your discard pile."
				},
				{
					"id": "brienne-of-tarth",
					"name": "Brienne of Tarth",
					"strength": 2,
					"swords": 1,
					"towers": 1,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "melisandre",
					"name": "Melisandre",
					"strength": 1,
					"swords": 1,
					"towers": 0,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "salladhor-saan",
					"name": "Salladhor Saan",
					"strength": 1,
					"swords": 0,
					"towers": 0,
					"timing": "constant",
					"step": "strength",
					"optional": false,
					"effect": {
						"id": "zero-foreign-ships-if-supported",
						"params": {}
					},
					"text": "If you receive support in this combat, every Ship in it that is not yours counts 0, on either side and supporting Ships included."
				},
				{
					"id": "patchface",
					"name": "Patchface",
					"strength": 0,
					"swords": 0,
					"towers": 0,
					"timing": "after-combat",
					"step": "after-combat",
					"optional": true,
					"effect": {
						"id": "discard-card-from-opponent-hand",
						"params": { "count": 1 }
					},
					"text": "After the combat you may inspect the hand of your opponent and put one card of it, picked by you, onto their discard pile."
				}
			]
		},
		{
			"id": "tyrell",
			"name": "Tyrell",
			"colour": "#3F8F3A",
			"colourName": "green",
			"home": "highgarden",
			"garrison": 2,
			"startSupply": 2,
			"startVictory": 1,
			"startPower": 5,
			"startTracks6p": {
				"ironThrone": 6,
				"fiefdoms": 2,
				"kingsCourt": 5
			},
			"playerCounts": [5, 6],
			"startUnits": [
				{
					"area": "highgarden",
					"units": {
						"knight": 1,
						"footman": 1
					}
				},
				{
					"area": "dornish-marches",
					"units": { "footman": 1 }
				},
				{
					"area": "redwyne-straights",
					"units": { "ship": 1 }
				}
			],
			"cards": [
				{
					"id": "mace-tyrell",
					"name": "Mace Tyrell",
					"strength": 4,
					"swords": 0,
					"towers": 0,
					"timing": "immediate",
					"step": "immediate",
					"optional": false,
					"effect": {
						"id": "destroy-opponent-footman",
						"params": { "count": 1 }
					},
					"text": "Destroy one enemy Footman that is attacking or defending in this combat. Supporting Footmen cannot be hit."
				},
				{
					"id": "ser-loras-tyrell",
					"name": "Ser Loras Tyrell",
					"strength": 3,
					"swords": 0,
					"towers": 0,
					"timing": "on-win",
					"step": "cleanup",
					"optional": false,
					"effect": {
						"id": "keep-march-order-in-conquered-area",
						"params": { "attackerOnly": true }
					},
					"text": "When you attack and win, the march order moves into the conquered area instead of being discarded and can be resolved again later this round."
				},
				{
					"id": "ser-garlan-tyrell",
					"name": "Ser Garlan Tyrell",
					"strength": 2,
					"swords": 2,
					"towers": 0,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "randyll-tarly",
					"name": "Randyll Tarly",
					"strength": 2,
					"swords": 1,
					"towers": 0,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "alester-florent",
					"name": "Alester Florent",
					"strength": 1,
					"swords": 0,
					"towers": 1,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "margaery-tyrell",
					"name": "Margaery Tyrell",
					"strength": 1,
					"swords": 0,
					"towers": 1,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "queen-of-thorns",
					"name": "Queen of Thorns",
					"strength": 0,
					"swords": 0,
					"towers": 0,
					"timing": "immediate",
					"step": "immediate",
					"optional": false,
					"effect": {
						"id": "remove-adjacent-opponent-order",
						"params": { "count": 1 }
					},
					"text": "Remove one order of your opponent from an area next to the embattled area. The march order that started this combat cannot be chosen."
				}
			]
		},
		{
			"id": "martell",
			"name": "Martell",
			"colour": "#E0762B",
			"colourName": "orange",
			"home": "sunspear",
			"garrison": 2,
			"startSupply": 2,
			"startVictory": 1,
			"startPower": 5,
			"startTracks6p": {
				"ironThrone": 4,
				"fiefdoms": 3,
				"kingsCourt": 3
			},
			"playerCounts": [6],
			"startUnits": [
				{
					"area": "sunspear",
					"units": {
						"knight": 1,
						"footman": 1
					}
				},
				{
					"area": "salt-shore",
					"units": { "footman": 1 }
				},
				{
					"area": "sea-of-dorne",
					"units": { "ship": 1 }
				}
			],
			"cards": [
				{
					"id": "the-red-viper",
					"name": "The Red Viper",
					"strength": 4,
					"swords": 2,
					"towers": 1,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "areo-hotah",
					"name": "Areo Hotah",
					"strength": 3,
					"swords": 0,
					"towers": 1,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "obara-sand",
					"name": "Obara Sand",
					"strength": 2,
					"swords": 1,
					"towers": 0,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "darkstar",
					"name": "Darkstar",
					"strength": 2,
					"swords": 1,
					"towers": 0,
					"timing": "none",
					"step": null,
					"optional": false,
					"effect": null,
					"text": "No ability; only the printed icons."
				},
				{
					"id": "arianne-martell",
					"name": "Arianne Martell",
					"strength": 1,
					"swords": 0,
					"towers": 0,
					"timing": "on-lose",
					"step": "cleanup",
					"optional": false,
					"effect": {
						"id": "attacker-may-not-enter",
						"params": { "defenderOnly": true }
					},
					"text": "When you defend and lose, the attackers do not enter the area; they go back to where they marched from. Your own units still retreat, and your order and Power token in the area are removed as after any defeat."
				},
				{
					"id": "nymeria-sand",
					"name": "Nymeria Sand",
					"strength": 1,
					"swords": 0,
					"towers": 0,
					"timing": "constant",
					"step": "icons",
					"optional": false,
					"effect": {
						"id": "icon-by-role",
						"params": {
							"attacking": { "swords": 1 },
							"defending": { "towers": 1 }
						}
					},
					"text": "1 sword when attacking, 1 tower when defending."
				},
				{
					"id": "doran-martell",
					"name": "Doran Martell",
					"strength": 0,
					"swords": 0,
					"towers": 0,
					"timing": "immediate",
					"step": "immediate",
					"optional": false,
					"effect": {
						"id": "opponent-to-bottom-of-track",
						"params": {}
					},
					"text": "Move your opponent to the last position of one influence track of your choice."
				}
			]
		}
	]
};
var map_default = {
	game: "A Game of Thrones: The Board Game (Second Edition), base game",
	notes: [
		"adjacent is symmetric and already accounts for rivers and bridges: two land areas that touch only across a bridgeless river are not listed.",
		"A port lists only its sea in adjacent; its connected land is in land. Moving, raiding and supporting are possible between a port and its sea only. For card effects that look at areas next to an embattled area, treat a port as next to both its land and its sea.",
		"garrison is the strength of the token a home area starts with while its house is in play; it is removed for good once defeated and is never placed when the house is not in play.",
		"x grows to the east (0..1000) and y grows to the south (0..1600). Positions are schematic label points for an original drawing. Seas that wrap around a coast carry extra anchors.",
		"structure none|castle|stronghold; musterPoints 0|1|2 follow from it. Each castle or stronghold area is worth 1 victory point."
	],
	counts: {
		"land": 38,
		"sea": 12,
		"port": 8,
		"castles": 10,
		"strongholds": 10,
		"supplyIcons": 24,
		"powerIcons": 19,
		"landLandEdges": 63,
		"landSeaEdges": 52,
		"seaSeaEdges": 12,
		"portSeaEdges": 8
	},
	size: {
		"width": 1e3,
		"height": 1600
	},
	areas: [
		{
			"id": "castle-black",
			"name": "Castle Black",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 1,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"karhold",
				"winterfell",
				"bay-of-ice",
				"shivering-sea"
			],
			"adjacentLand": ["karhold", "winterfell"],
			"adjacentSea": ["bay-of-ice", "shivering-sea"],
			"x": 540,
			"y": 70
		},
		{
			"id": "karhold",
			"name": "Karhold",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 1,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"castle-black",
				"winterfell",
				"shivering-sea"
			],
			"adjacentLand": ["castle-black", "winterfell"],
			"adjacentSea": ["shivering-sea"],
			"x": 700,
			"y": 165
		},
		{
			"id": "winterfell",
			"name": "Winterfell",
			"type": "land",
			"structure": "stronghold",
			"musterPoints": 2,
			"supply": 1,
			"power": 1,
			"home": "stark",
			"garrison": 2,
			"island": false,
			"port": "winterfell-port",
			"adjacent": [
				"castle-black",
				"karhold",
				"stony-shore",
				"white-harbor",
				"moat-cailin",
				"bay-of-ice",
				"shivering-sea"
			],
			"adjacentLand": [
				"castle-black",
				"karhold",
				"stony-shore",
				"white-harbor",
				"moat-cailin"
			],
			"adjacentSea": ["bay-of-ice", "shivering-sea"],
			"x": 430,
			"y": 270
		},
		{
			"id": "stony-shore",
			"name": "The Stony Shore",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 1,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": ["winterfell", "bay-of-ice"],
			"adjacentLand": ["winterfell"],
			"adjacentSea": ["bay-of-ice"],
			"x": 190,
			"y": 345
		},
		{
			"id": "white-harbor",
			"name": "White Harbor",
			"type": "land",
			"structure": "castle",
			"musterPoints": 1,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": "white-harbor-port",
			"adjacent": [
				"winterfell",
				"widows-watch",
				"moat-cailin",
				"narrow-sea",
				"shivering-sea"
			],
			"adjacentLand": [
				"winterfell",
				"widows-watch",
				"moat-cailin"
			],
			"adjacentSea": ["narrow-sea", "shivering-sea"],
			"x": 575,
			"y": 400
		},
		{
			"id": "widows-watch",
			"name": "Widow's Watch",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 1,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"white-harbor",
				"narrow-sea",
				"shivering-sea"
			],
			"adjacentLand": ["white-harbor"],
			"adjacentSea": ["narrow-sea", "shivering-sea"],
			"x": 735,
			"y": 400
		},
		{
			"id": "flints-finger",
			"name": "Flint's Finger",
			"type": "land",
			"structure": "castle",
			"musterPoints": 1,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"greywater-watch",
				"bay-of-ice",
				"sunset-sea",
				"ironmans-bay"
			],
			"adjacentLand": ["greywater-watch"],
			"adjacentSea": [
				"bay-of-ice",
				"sunset-sea",
				"ironmans-bay"
			],
			"x": 170,
			"y": 545
		},
		{
			"id": "greywater-watch",
			"name": "Greywater Watch",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 1,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"flints-finger",
				"moat-cailin",
				"seagard",
				"bay-of-ice",
				"ironmans-bay"
			],
			"adjacentLand": [
				"flints-finger",
				"moat-cailin",
				"seagard"
			],
			"adjacentSea": ["bay-of-ice", "ironmans-bay"],
			"x": 310,
			"y": 545
		},
		{
			"id": "moat-cailin",
			"name": "Moat Cailin",
			"type": "land",
			"structure": "castle",
			"musterPoints": 1,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"winterfell",
				"white-harbor",
				"greywater-watch",
				"seagard",
				"twins",
				"narrow-sea"
			],
			"adjacentLand": [
				"winterfell",
				"white-harbor",
				"greywater-watch",
				"seagard",
				"twins"
			],
			"adjacentSea": ["narrow-sea"],
			"x": 455,
			"y": 545
		},
		{
			"id": "seagard",
			"name": "Seagard",
			"type": "land",
			"structure": "stronghold",
			"musterPoints": 2,
			"supply": 1,
			"power": 1,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"greywater-watch",
				"moat-cailin",
				"twins",
				"riverrun",
				"ironmans-bay"
			],
			"adjacentLand": [
				"greywater-watch",
				"moat-cailin",
				"twins",
				"riverrun"
			],
			"adjacentSea": ["ironmans-bay"],
			"x": 335,
			"y": 670
		},
		{
			"id": "twins",
			"name": "The Twins",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 1,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"moat-cailin",
				"seagard",
				"fingers",
				"mountains-of-the-moon",
				"narrow-sea"
			],
			"adjacentLand": [
				"moat-cailin",
				"seagard",
				"fingers",
				"mountains-of-the-moon"
			],
			"adjacentSea": ["narrow-sea"],
			"x": 480,
			"y": 665
		},
		{
			"id": "fingers",
			"name": "The Fingers",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 1,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"twins",
				"mountains-of-the-moon",
				"narrow-sea"
			],
			"adjacentLand": ["twins", "mountains-of-the-moon"],
			"adjacentSea": ["narrow-sea"],
			"x": 650,
			"y": 630
		},
		{
			"id": "mountains-of-the-moon",
			"name": "The Mountains of the Moon",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 1,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"twins",
				"fingers",
				"eyrie",
				"crackclaw-point",
				"narrow-sea"
			],
			"adjacentLand": [
				"twins",
				"fingers",
				"eyrie",
				"crackclaw-point"
			],
			"adjacentSea": ["narrow-sea"],
			"x": 600,
			"y": 745
		},
		{
			"id": "eyrie",
			"name": "The Eyrie",
			"type": "land",
			"structure": "castle",
			"musterPoints": 1,
			"supply": 1,
			"power": 1,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": ["mountains-of-the-moon", "narrow-sea"],
			"adjacentLand": ["mountains-of-the-moon"],
			"adjacentSea": ["narrow-sea"],
			"x": 745,
			"y": 775
		},
		{
			"id": "pyke",
			"name": "Pyke",
			"type": "land",
			"structure": "stronghold",
			"musterPoints": 2,
			"supply": 1,
			"power": 1,
			"home": "greyjoy",
			"garrison": 2,
			"island": true,
			"port": "pyke-port",
			"adjacent": ["ironmans-bay"],
			"adjacentLand": [],
			"adjacentSea": ["ironmans-bay"],
			"x": 115,
			"y": 730
		},
		{
			"id": "riverrun",
			"name": "Riverrun",
			"type": "land",
			"structure": "stronghold",
			"musterPoints": 2,
			"supply": 1,
			"power": 1,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"seagard",
				"lannisport",
				"harrenhal",
				"stoney-sept",
				"ironmans-bay",
				"golden-sound"
			],
			"adjacentLand": [
				"seagard",
				"lannisport",
				"harrenhal",
				"stoney-sept"
			],
			"adjacentSea": ["ironmans-bay", "golden-sound"],
			"x": 370,
			"y": 795
		},
		{
			"id": "lannisport",
			"name": "Lannisport",
			"type": "land",
			"structure": "stronghold",
			"musterPoints": 2,
			"supply": 2,
			"power": 0,
			"home": "lannister",
			"garrison": 2,
			"island": false,
			"port": "lannisport-port",
			"adjacent": [
				"riverrun",
				"stoney-sept",
				"searoad-marches",
				"golden-sound"
			],
			"adjacentLand": [
				"riverrun",
				"stoney-sept",
				"searoad-marches"
			],
			"adjacentSea": ["golden-sound"],
			"x": 255,
			"y": 885
		},
		{
			"id": "harrenhal",
			"name": "Harrenhal",
			"type": "land",
			"structure": "castle",
			"musterPoints": 1,
			"supply": 0,
			"power": 1,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"riverrun",
				"stoney-sept",
				"crackclaw-point",
				"blackwater"
			],
			"adjacentLand": [
				"riverrun",
				"stoney-sept",
				"crackclaw-point",
				"blackwater"
			],
			"adjacentSea": [],
			"x": 510,
			"y": 855
		},
		{
			"id": "stoney-sept",
			"name": "Stoney Sept",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 1,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"riverrun",
				"lannisport",
				"harrenhal",
				"blackwater",
				"searoad-marches"
			],
			"adjacentLand": [
				"riverrun",
				"lannisport",
				"harrenhal",
				"blackwater",
				"searoad-marches"
			],
			"adjacentSea": [],
			"x": 385,
			"y": 915
		},
		{
			"id": "crackclaw-point",
			"name": "Crackclaw Point",
			"type": "land",
			"structure": "castle",
			"musterPoints": 1,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"mountains-of-the-moon",
				"harrenhal",
				"blackwater",
				"kings-landing",
				"shipbreaker-bay",
				"blackwater-bay",
				"narrow-sea"
			],
			"adjacentLand": [
				"mountains-of-the-moon",
				"harrenhal",
				"blackwater",
				"kings-landing"
			],
			"adjacentSea": [
				"shipbreaker-bay",
				"blackwater-bay",
				"narrow-sea"
			],
			"x": 660,
			"y": 885
		},
		{
			"id": "dragonstone",
			"name": "Dragonstone",
			"type": "land",
			"structure": "stronghold",
			"musterPoints": 2,
			"supply": 1,
			"power": 1,
			"home": "baratheon",
			"garrison": 2,
			"island": true,
			"port": "dragonstone-port",
			"adjacent": ["shipbreaker-bay"],
			"adjacentLand": [],
			"adjacentSea": ["shipbreaker-bay"],
			"x": 880,
			"y": 880
		},
		{
			"id": "blackwater",
			"name": "Blackwater",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 2,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"harrenhal",
				"stoney-sept",
				"crackclaw-point",
				"kings-landing",
				"searoad-marches",
				"reach"
			],
			"adjacentLand": [
				"harrenhal",
				"stoney-sept",
				"crackclaw-point",
				"kings-landing",
				"searoad-marches",
				"reach"
			],
			"adjacentSea": [],
			"x": 450,
			"y": 1005
		},
		{
			"id": "kings-landing",
			"name": "King's Landing",
			"type": "land",
			"structure": "stronghold",
			"musterPoints": 2,
			"supply": 0,
			"power": 2,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"crackclaw-point",
				"blackwater",
				"kingswood",
				"reach",
				"blackwater-bay"
			],
			"adjacentLand": [
				"crackclaw-point",
				"blackwater",
				"kingswood",
				"reach"
			],
			"adjacentSea": ["blackwater-bay"],
			"x": 605,
			"y": 1e3
		},
		{
			"id": "searoad-marches",
			"name": "Searoad Marches",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 1,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"lannisport",
				"stoney-sept",
				"blackwater",
				"reach",
				"highgarden",
				"sunset-sea",
				"golden-sound",
				"west-summer-sea"
			],
			"adjacentLand": [
				"lannisport",
				"stoney-sept",
				"blackwater",
				"reach",
				"highgarden"
			],
			"adjacentSea": [
				"sunset-sea",
				"golden-sound",
				"west-summer-sea"
			],
			"x": 240,
			"y": 1050
		},
		{
			"id": "kingswood",
			"name": "Kingswood",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 1,
			"power": 1,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"kings-landing",
				"reach",
				"storms-end",
				"boneway",
				"shipbreaker-bay",
				"blackwater-bay"
			],
			"adjacentLand": [
				"kings-landing",
				"reach",
				"storms-end",
				"boneway"
			],
			"adjacentSea": ["shipbreaker-bay", "blackwater-bay"],
			"x": 715,
			"y": 1095
		},
		{
			"id": "reach",
			"name": "The Reach",
			"type": "land",
			"structure": "castle",
			"musterPoints": 1,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"blackwater",
				"kings-landing",
				"searoad-marches",
				"kingswood",
				"highgarden",
				"boneway",
				"dornish-marches"
			],
			"adjacentLand": [
				"blackwater",
				"kings-landing",
				"searoad-marches",
				"kingswood",
				"highgarden",
				"boneway",
				"dornish-marches"
			],
			"adjacentSea": [],
			"x": 455,
			"y": 1115
		},
		{
			"id": "highgarden",
			"name": "Highgarden",
			"type": "land",
			"structure": "stronghold",
			"musterPoints": 2,
			"supply": 2,
			"power": 0,
			"home": "tyrell",
			"garrison": 2,
			"island": false,
			"port": null,
			"adjacent": [
				"searoad-marches",
				"reach",
				"dornish-marches",
				"oldtown",
				"west-summer-sea",
				"redwyne-straights"
			],
			"adjacentLand": [
				"searoad-marches",
				"reach",
				"dornish-marches",
				"oldtown"
			],
			"adjacentSea": ["west-summer-sea", "redwyne-straights"],
			"x": 240,
			"y": 1190
		},
		{
			"id": "storms-end",
			"name": "Storm's End",
			"type": "land",
			"structure": "castle",
			"musterPoints": 1,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": "storms-end-port",
			"adjacent": [
				"kingswood",
				"boneway",
				"east-summer-sea",
				"sea-of-dorne",
				"shipbreaker-bay"
			],
			"adjacentLand": ["kingswood", "boneway"],
			"adjacentSea": [
				"east-summer-sea",
				"sea-of-dorne",
				"shipbreaker-bay"
			],
			"x": 745,
			"y": 1225
		},
		{
			"id": "boneway",
			"name": "The Boneway",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 1,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"kingswood",
				"reach",
				"storms-end",
				"dornish-marches",
				"princes-pass",
				"yronwood",
				"sea-of-dorne"
			],
			"adjacentLand": [
				"kingswood",
				"reach",
				"storms-end",
				"dornish-marches",
				"princes-pass",
				"yronwood"
			],
			"adjacentSea": ["sea-of-dorne"],
			"x": 600,
			"y": 1215
		},
		{
			"id": "dornish-marches",
			"name": "Dornish Marches",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 1,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"reach",
				"highgarden",
				"boneway",
				"oldtown",
				"princes-pass",
				"three-towers"
			],
			"adjacentLand": [
				"reach",
				"highgarden",
				"boneway",
				"oldtown",
				"princes-pass",
				"three-towers"
			],
			"adjacentSea": [],
			"x": 425,
			"y": 1235
		},
		{
			"id": "oldtown",
			"name": "Oldtown",
			"type": "land",
			"structure": "stronghold",
			"musterPoints": 2,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": "oldtown-port",
			"adjacent": [
				"highgarden",
				"dornish-marches",
				"three-towers",
				"redwyne-straights"
			],
			"adjacentLand": [
				"highgarden",
				"dornish-marches",
				"three-towers"
			],
			"adjacentSea": ["redwyne-straights"],
			"x": 225,
			"y": 1315
		},
		{
			"id": "princes-pass",
			"name": "Prince's Pass",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 1,
			"power": 1,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"boneway",
				"dornish-marches",
				"three-towers",
				"starfall",
				"yronwood"
			],
			"adjacentLand": [
				"boneway",
				"dornish-marches",
				"three-towers",
				"starfall",
				"yronwood"
			],
			"adjacentSea": [],
			"x": 475,
			"y": 1330
		},
		{
			"id": "three-towers",
			"name": "Three Towers",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 1,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"dornish-marches",
				"oldtown",
				"princes-pass",
				"west-summer-sea",
				"redwyne-straights"
			],
			"adjacentLand": [
				"dornish-marches",
				"oldtown",
				"princes-pass"
			],
			"adjacentSea": ["west-summer-sea", "redwyne-straights"],
			"x": 310,
			"y": 1400
		},
		{
			"id": "arbor",
			"name": "The Arbor",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 1,
			"home": null,
			"garrison": 0,
			"island": true,
			"port": null,
			"adjacent": ["west-summer-sea", "redwyne-straights"],
			"adjacentLand": [],
			"adjacentSea": ["west-summer-sea", "redwyne-straights"],
			"x": 80,
			"y": 1490
		},
		{
			"id": "starfall",
			"name": "Starfall",
			"type": "land",
			"structure": "castle",
			"musterPoints": 1,
			"supply": 1,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"princes-pass",
				"yronwood",
				"salt-shore",
				"west-summer-sea",
				"east-summer-sea"
			],
			"adjacentLand": [
				"princes-pass",
				"yronwood",
				"salt-shore"
			],
			"adjacentSea": ["west-summer-sea", "east-summer-sea"],
			"x": 430,
			"y": 1455
		},
		{
			"id": "yronwood",
			"name": "Yronwood",
			"type": "land",
			"structure": "castle",
			"musterPoints": 1,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"boneway",
				"princes-pass",
				"starfall",
				"salt-shore",
				"sunspear",
				"sea-of-dorne"
			],
			"adjacentLand": [
				"boneway",
				"princes-pass",
				"starfall",
				"salt-shore",
				"sunspear"
			],
			"adjacentSea": ["sea-of-dorne"],
			"x": 610,
			"y": 1345
		},
		{
			"id": "salt-shore",
			"name": "Salt Shore",
			"type": "land",
			"structure": "none",
			"musterPoints": 0,
			"supply": 1,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"starfall",
				"yronwood",
				"sunspear",
				"east-summer-sea"
			],
			"adjacentLand": [
				"starfall",
				"yronwood",
				"sunspear"
			],
			"adjacentSea": ["east-summer-sea"],
			"x": 600,
			"y": 1465
		},
		{
			"id": "sunspear",
			"name": "Sunspear",
			"type": "land",
			"structure": "stronghold",
			"musterPoints": 2,
			"supply": 1,
			"power": 1,
			"home": "martell",
			"garrison": 2,
			"island": false,
			"port": "sunspear-port",
			"adjacent": [
				"yronwood",
				"salt-shore",
				"east-summer-sea",
				"sea-of-dorne"
			],
			"adjacentLand": ["yronwood", "salt-shore"],
			"adjacentSea": ["east-summer-sea", "sea-of-dorne"],
			"x": 785,
			"y": 1405
		},
		{
			"id": "bay-of-ice",
			"name": "Bay of Ice",
			"type": "sea",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"castle-black",
				"winterfell",
				"stony-shore",
				"flints-finger",
				"greywater-watch",
				"sunset-sea",
				"winterfell-port"
			],
			"adjacentLand": [
				"castle-black",
				"winterfell",
				"stony-shore",
				"flints-finger",
				"greywater-watch"
			],
			"adjacentSea": ["sunset-sea"],
			"adjacentPort": ["winterfell-port"],
			"x": 130,
			"y": 190,
			"anchors": [[130, 190], [60, 420]]
		},
		{
			"id": "sunset-sea",
			"name": "Sunset Sea",
			"type": "sea",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"flints-finger",
				"searoad-marches",
				"bay-of-ice",
				"ironmans-bay",
				"golden-sound",
				"west-summer-sea"
			],
			"adjacentLand": ["flints-finger", "searoad-marches"],
			"adjacentSea": [
				"bay-of-ice",
				"ironmans-bay",
				"golden-sound",
				"west-summer-sea"
			],
			"adjacentPort": [],
			"x": 40,
			"y": 640,
			"anchors": [[40, 640], [40, 1010]]
		},
		{
			"id": "ironmans-bay",
			"name": "Ironman's Bay",
			"type": "sea",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"flints-finger",
				"greywater-watch",
				"seagard",
				"pyke",
				"riverrun",
				"sunset-sea",
				"golden-sound",
				"pyke-port"
			],
			"adjacentLand": [
				"flints-finger",
				"greywater-watch",
				"seagard",
				"pyke",
				"riverrun"
			],
			"adjacentSea": ["sunset-sea", "golden-sound"],
			"adjacentPort": ["pyke-port"],
			"x": 215,
			"y": 665,
			"anchors": [[215, 665], [190, 770]]
		},
		{
			"id": "golden-sound",
			"name": "The Golden Sound",
			"type": "sea",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"riverrun",
				"lannisport",
				"searoad-marches",
				"sunset-sea",
				"ironmans-bay",
				"lannisport-port"
			],
			"adjacentLand": [
				"riverrun",
				"lannisport",
				"searoad-marches"
			],
			"adjacentSea": ["sunset-sea", "ironmans-bay"],
			"adjacentPort": ["lannisport-port"],
			"x": 130,
			"y": 925,
			"anchors": [[130, 925]]
		},
		{
			"id": "west-summer-sea",
			"name": "West Summer Sea",
			"type": "sea",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"searoad-marches",
				"highgarden",
				"three-towers",
				"arbor",
				"starfall",
				"sunset-sea",
				"redwyne-straights",
				"east-summer-sea"
			],
			"adjacentLand": [
				"searoad-marches",
				"highgarden",
				"three-towers",
				"arbor",
				"starfall"
			],
			"adjacentSea": [
				"sunset-sea",
				"redwyne-straights",
				"east-summer-sea"
			],
			"adjacentPort": [],
			"x": 60,
			"y": 1230,
			"anchors": [[60, 1230], [260, 1550]]
		},
		{
			"id": "redwyne-straights",
			"name": "Redwyne Straights",
			"type": "sea",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"highgarden",
				"oldtown",
				"three-towers",
				"arbor",
				"west-summer-sea",
				"oldtown-port"
			],
			"adjacentLand": [
				"highgarden",
				"oldtown",
				"three-towers",
				"arbor"
			],
			"adjacentSea": ["west-summer-sea"],
			"adjacentPort": ["oldtown-port"],
			"x": 120,
			"y": 1395,
			"anchors": [[120, 1395]]
		},
		{
			"id": "east-summer-sea",
			"name": "East Summer Sea",
			"type": "sea",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"storms-end",
				"starfall",
				"salt-shore",
				"sunspear",
				"west-summer-sea",
				"sea-of-dorne",
				"shipbreaker-bay",
				"sunspear-port"
			],
			"adjacentLand": [
				"storms-end",
				"starfall",
				"salt-shore",
				"sunspear"
			],
			"adjacentSea": [
				"west-summer-sea",
				"sea-of-dorne",
				"shipbreaker-bay"
			],
			"adjacentPort": ["sunspear-port"],
			"x": 720,
			"y": 1555,
			"anchors": [[720, 1555], [920, 1330]]
		},
		{
			"id": "sea-of-dorne",
			"name": "Sea of Dorne",
			"type": "sea",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"storms-end",
				"boneway",
				"yronwood",
				"sunspear",
				"east-summer-sea"
			],
			"adjacentLand": [
				"storms-end",
				"boneway",
				"yronwood",
				"sunspear"
			],
			"adjacentSea": ["east-summer-sea"],
			"adjacentPort": [],
			"x": 690,
			"y": 1300,
			"anchors": [[690, 1300]]
		},
		{
			"id": "shipbreaker-bay",
			"name": "Shipbreaker Bay",
			"type": "sea",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"crackclaw-point",
				"dragonstone",
				"kingswood",
				"storms-end",
				"east-summer-sea",
				"blackwater-bay",
				"narrow-sea",
				"dragonstone-port",
				"storms-end-port"
			],
			"adjacentLand": [
				"crackclaw-point",
				"dragonstone",
				"kingswood",
				"storms-end"
			],
			"adjacentSea": [
				"east-summer-sea",
				"blackwater-bay",
				"narrow-sea"
			],
			"adjacentPort": ["dragonstone-port", "storms-end-port"],
			"x": 890,
			"y": 1040,
			"anchors": [[890, 1040]]
		},
		{
			"id": "blackwater-bay",
			"name": "Blackwater Bay",
			"type": "sea",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"crackclaw-point",
				"kings-landing",
				"kingswood",
				"shipbreaker-bay"
			],
			"adjacentLand": [
				"crackclaw-point",
				"kings-landing",
				"kingswood"
			],
			"adjacentSea": ["shipbreaker-bay"],
			"adjacentPort": [],
			"x": 745,
			"y": 985,
			"anchors": [[745, 985]]
		},
		{
			"id": "narrow-sea",
			"name": "The Narrow Sea",
			"type": "sea",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"white-harbor",
				"widows-watch",
				"moat-cailin",
				"twins",
				"fingers",
				"mountains-of-the-moon",
				"eyrie",
				"crackclaw-point",
				"shipbreaker-bay",
				"shivering-sea",
				"white-harbor-port"
			],
			"adjacentLand": [
				"white-harbor",
				"widows-watch",
				"moat-cailin",
				"twins",
				"fingers",
				"mountains-of-the-moon",
				"eyrie",
				"crackclaw-point"
			],
			"adjacentSea": ["shipbreaker-bay", "shivering-sea"],
			"adjacentPort": ["white-harbor-port"],
			"x": 880,
			"y": 610,
			"anchors": [
				[880, 610],
				[620, 500],
				[840, 740]
			]
		},
		{
			"id": "shivering-sea",
			"name": "The Shivering Sea",
			"type": "sea",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"port": null,
			"adjacent": [
				"castle-black",
				"karhold",
				"winterfell",
				"white-harbor",
				"widows-watch",
				"narrow-sea"
			],
			"adjacentLand": [
				"castle-black",
				"karhold",
				"winterfell",
				"white-harbor",
				"widows-watch"
			],
			"adjacentSea": ["narrow-sea"],
			"adjacentPort": [],
			"x": 890,
			"y": 270,
			"anchors": [[890, 270]]
		},
		{
			"id": "winterfell-port",
			"name": "Winterfell Port",
			"type": "port",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"land": "winterfell",
			"sea": "bay-of-ice",
			"maxShips": 3,
			"adjacent": ["bay-of-ice"],
			"x": 270,
			"y": 220
		},
		{
			"id": "white-harbor-port",
			"name": "White Harbor Port",
			"type": "port",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"land": "white-harbor",
			"sea": "narrow-sea",
			"maxShips": 3,
			"adjacent": ["narrow-sea"],
			"x": 600,
			"y": 465
		},
		{
			"id": "pyke-port",
			"name": "Pyke Port",
			"type": "port",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"land": "pyke",
			"sea": "ironmans-bay",
			"maxShips": 3,
			"adjacent": ["ironmans-bay"],
			"x": 160,
			"y": 695
		},
		{
			"id": "lannisport-port",
			"name": "Lannisport Port",
			"type": "port",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"land": "lannisport",
			"sea": "golden-sound",
			"maxShips": 3,
			"adjacent": ["golden-sound"],
			"x": 190,
			"y": 910
		},
		{
			"id": "dragonstone-port",
			"name": "Dragonstone Port",
			"type": "port",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"land": "dragonstone",
			"sea": "shipbreaker-bay",
			"maxShips": 3,
			"adjacent": ["shipbreaker-bay"],
			"x": 885,
			"y": 955
		},
		{
			"id": "storms-end-port",
			"name": "Storm's End Port",
			"type": "port",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"land": "storms-end",
			"sea": "shipbreaker-bay",
			"maxShips": 3,
			"adjacent": ["shipbreaker-bay"],
			"x": 820,
			"y": 1180
		},
		{
			"id": "oldtown-port",
			"name": "Oldtown Port",
			"type": "port",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"land": "oldtown",
			"sea": "redwyne-straights",
			"maxShips": 3,
			"adjacent": ["redwyne-straights"],
			"x": 165,
			"y": 1350
		},
		{
			"id": "sunspear-port",
			"name": "Sunspear Port",
			"type": "port",
			"structure": "none",
			"musterPoints": 0,
			"supply": 0,
			"power": 0,
			"home": null,
			"garrison": 0,
			"island": false,
			"land": "sunspear",
			"sea": "east-summer-sea",
			"maxShips": 3,
			"adjacent": ["east-summer-sea"],
			"x": 855,
			"y": 1460
		}
	],
	islands: [
		"pyke",
		"dragonstone",
		"arbor"
	],
	riverSeparatedPairs: {
		"note": "Land areas that touch on the drawn map only across a river without a bridge, so they are NOT adjacent.",
		"pairs": [
			["winterfell", "greywater-watch"],
			["riverrun", "mountains-of-the-moon"],
			["harrenhal", "mountains-of-the-moon"],
			["three-towers", "starfall"]
		]
	},
	neutralForces: {
		"note": "strength is what a march must equal or exceed. impassable areas can never be entered, and a port connected to an impassable area can never be used. 14 double-sided tokens exist in all.",
		"3": [
			{
				"area": "kings-landing",
				"strength": 5,
				"impassable": false
			},
			{
				"area": "eyrie",
				"strength": 6,
				"impassable": false
			},
			{
				"area": "pyke",
				"strength": null,
				"impassable": true
			},
			{
				"area": "highgarden",
				"strength": null,
				"impassable": true
			},
			{
				"area": "oldtown",
				"strength": null,
				"impassable": true
			},
			{
				"area": "three-towers",
				"strength": null,
				"impassable": true
			},
			{
				"area": "dornish-marches",
				"strength": null,
				"impassable": true
			},
			{
				"area": "princes-pass",
				"strength": null,
				"impassable": true
			},
			{
				"area": "boneway",
				"strength": null,
				"impassable": true
			},
			{
				"area": "storms-end",
				"strength": null,
				"impassable": true
			},
			{
				"area": "starfall",
				"strength": null,
				"impassable": true
			},
			{
				"area": "yronwood",
				"strength": null,
				"impassable": true
			},
			{
				"area": "salt-shore",
				"strength": null,
				"impassable": true
			},
			{
				"area": "sunspear",
				"strength": null,
				"impassable": true
			}
		],
		"4": [
			{
				"area": "kings-landing",
				"strength": 5,
				"impassable": false
			},
			{
				"area": "eyrie",
				"strength": 6,
				"impassable": false
			},
			{
				"area": "sunspear",
				"strength": 5,
				"impassable": false
			},
			{
				"area": "salt-shore",
				"strength": 3,
				"impassable": false
			},
			{
				"area": "starfall",
				"strength": 3,
				"impassable": false
			},
			{
				"area": "yronwood",
				"strength": 3,
				"impassable": false
			},
			{
				"area": "three-towers",
				"strength": 3,
				"impassable": false
			},
			{
				"area": "princes-pass",
				"strength": 3,
				"impassable": false
			},
			{
				"area": "boneway",
				"strength": 3,
				"impassable": false
			},
			{
				"area": "oldtown",
				"strength": 3,
				"impassable": false
			},
			{
				"area": "dornish-marches",
				"strength": 3,
				"impassable": false
			},
			{
				"area": "storms-end",
				"strength": 4,
				"impassable": false
			}
		],
		"5": [
			{
				"area": "kings-landing",
				"strength": 5,
				"impassable": false
			},
			{
				"area": "eyrie",
				"strength": 6,
				"impassable": false
			},
			{
				"area": "sunspear",
				"strength": 5,
				"impassable": false
			},
			{
				"area": "salt-shore",
				"strength": 3,
				"impassable": false
			},
			{
				"area": "starfall",
				"strength": 3,
				"impassable": false
			},
			{
				"area": "yronwood",
				"strength": 3,
				"impassable": false
			},
			{
				"area": "three-towers",
				"strength": 3,
				"impassable": false
			},
			{
				"area": "princes-pass",
				"strength": 3,
				"impassable": false
			},
			{
				"area": "boneway",
				"strength": 3,
				"impassable": false
			}
		],
		"6": [{
			"area": "kings-landing",
			"strength": 5,
			"impassable": false
		}, {
			"area": "eyrie",
			"strength": 6,
			"impassable": false
		}]
	},
	garrisons: [
		{
			"house": "stark",
			"area": "winterfell",
			"strength": 2
		},
		{
			"house": "greyjoy",
			"area": "pyke",
			"strength": 2
		},
		{
			"house": "lannister",
			"area": "lannisport",
			"strength": 2
		},
		{
			"house": "baratheon",
			"area": "dragonstone",
			"strength": 2
		},
		{
			"house": "tyrell",
			"area": "highgarden",
			"strength": 2
		},
		{
			"house": "martell",
			"area": "sunspear",
			"strength": 2
		}
	],
	homeAreasWithoutAHouse: {
		"note": "What happens to the home area of a house that is not in play.",
		"5": { "sunspear": "neutral force 5" },
		"4": {
			"sunspear": "neutral force 5",
			"highgarden": "empty and open: no garrison, no neutral force, no printed controller"
		},
		"3": {
			"sunspear": "impassable",
			"highgarden": "impassable",
			"pyke": "impassable"
		}
	}
};
var tables_default = {
	players: {
		"min": 3,
		"max": 6
	},
	rounds: 10,
	victoryAreasToWin: 7,
	victoryTrack: {
		"min": 0,
		"max": 7
	},
	powerTokensPerHouse: 20,
	startPower: 5,
	powerNote: "Available tokens plus tokens lying on the map never exceed 20 per house; gains beyond that are lost. Every token spent, bid, lost or removed from the map returns to the pool.",
	supply: {
		"min": 0,
		"max": 6,
		"limits": {
			"0": [2, 2],
			"1": [3, 2],
			"2": [
				3,
				2,
				2
			],
			"3": [
				3,
				2,
				2,
				2
			],
			"4": [
				3,
				3,
				2,
				2
			],
			"5": [
				4,
				3,
				2,
				2
			],
			"6": [
				4,
				3,
				2,
				2,
				2
			]
		},
		"note": "Each number is one allowed army (2 or more units in one land, sea or port area) and its largest size. Sort the real armies from large to small and compare place by place; extra armies are not allowed. Single units never count. Every unit counts 1."
	},
	influenceTracks: [
		{
			"id": "iron-throne",
			"setupKey": "ironThrone",
			"name": "Iron Throne",
			"positions": 6,
			"token": "Iron Throne",
			"rule": "turn order; the holder decides all ties outside combat"
		},
		{
			"id": "fiefdoms",
			"setupKey": "fiefdoms",
			"name": "Fiefdoms",
			"positions": 6,
			"token": "Valyrian Steel Blade",
			"rule": "higher house wins tied combats; the holder may add 1 in one combat per round"
		},
		{
			"id": "kings-court",
			"setupKey": "kingsCourt",
			"name": "King's Court",
			"positions": 6,
			"token": "Messenger Raven",
			"rule": "number of special orders; the holder may swap one own order or look at the top wildling card once per round"
		}
	],
	kingsCourtStars: {
		"5-6players": [
			3,
			3,
			2,
			1,
			0,
			0
		],
		"3-4players": [
			3,
			2,
			1,
			0
		],
		"note": "Index 0 is position 1. In a 5-player game position 6 is empty; in a 3-player game position 4 is empty."
	},
	orders: {
		"perHouse": 15,
		"special": 5,
		"tokens": [
			{
				"id": "march-minus-1",
				"type": "march",
				"modifier": -1,
				"special": false,
				"copies": 1
			},
			{
				"id": "march-0",
				"type": "march",
				"modifier": 0,
				"special": false,
				"copies": 1
			},
			{
				"id": "march-plus-1",
				"type": "march",
				"modifier": 1,
				"special": true,
				"copies": 1
			},
			{
				"id": "defense-1",
				"type": "defense",
				"modifier": 1,
				"special": false,
				"copies": 2
			},
			{
				"id": "defense-2",
				"type": "defense",
				"modifier": 2,
				"special": true,
				"copies": 1
			},
			{
				"id": "support-0",
				"type": "support",
				"modifier": 0,
				"special": false,
				"copies": 2
			},
			{
				"id": "support-1",
				"type": "support",
				"modifier": 1,
				"special": true,
				"copies": 1
			},
			{
				"id": "raid",
				"type": "raid",
				"modifier": 0,
				"special": false,
				"copies": 2
			},
			{
				"id": "raid-special",
				"type": "raid",
				"modifier": 0,
				"special": true,
				"copies": 1
			},
			{
				"id": "consolidate",
				"type": "consolidate",
				"modifier": 0,
				"special": false,
				"copies": 2
			},
			{
				"id": "consolidate-special",
				"type": "consolidate",
				"modifier": 0,
				"special": true,
				"copies": 1
			}
		],
		"specialMeaning": {
			"march-plus-1": "attacker +1",
			"defense-2": "defender +2",
			"support-1": "supporting area +1",
			"raid-special": "may also remove a Defense order",
			"consolidate-special": "take power as usual, or instead muster in that one area"
		},
		"resolutionOrder": [
			"raid",
			"march",
			"consolidate"
		]
	},
	raid: {
		"normalTargets": [
			"support",
			"raid",
			"consolidate"
		],
		"specialTargets": [
			"support",
			"raid",
			"consolidate",
			"defense"
		],
		"neverTarget": ["march"],
		"reach": {
			"land": ["land"],
			"sea": [
				"sea",
				"land",
				"port"
			],
			"port": ["sea"]
		},
		"pillage": {
			"raiderGains": 1,
			"victimLoses": 1
		}
	},
	units: [
		{
			"id": "footman",
			"name": "Footman",
			"pool": 10,
			"strength": 1,
			"musterCost": 1,
			"upgradeCost": null,
			"moves": "land",
			"canRetreat": true
		},
		{
			"id": "knight",
			"name": "Knight",
			"pool": 5,
			"strength": 2,
			"musterCost": 2,
			"upgradeCost": 1,
			"upgradeFrom": "footman",
			"moves": "land",
			"canRetreat": true
		},
		{
			"id": "siegeEngine",
			"name": "Siege Engine",
			"pool": 2,
			"strength": 0,
			"strengthAttackingStructure": 4,
			"musterCost": 2,
			"upgradeCost": 1,
			"upgradeFrom": "footman",
			"moves": "land",
			"canRetreat": false
		},
		{
			"id": "ship",
			"name": "Ship",
			"pool": 6,
			"strength": 1,
			"musterCost": 1,
			"upgradeCost": null,
			"moves": "sea and port",
			"canRetreat": true
		}
	],
	musterPoints: {
		"castle": 1,
		"stronghold": 2
	},
	port: {
		"maxShips": 3,
		"consolidateGain": 1
	},
	wildlingTrack: {
		"positions": [
			0,
			2,
			4,
			6,
			8,
			10,
			12
		],
		"start": 2,
		"perIcon": 2,
		"attackAt": 12,
		"afterNightsWatchWin": 0,
		"afterWildlingsWin": -4,
		"afterWildlingsWinNote": "two spaces back, not below 0"
	},
	garrisonStrength: 2,
	houseCards: {
		"perHouse": 7,
		"houses": 6
	},
	decks: {
		"westeros": [
			10,
			10,
			10
		],
		"wildling": 9,
		"tides": 24
	},
	tokens: {
		"orders": 90,
		"power": 120,
		"influence": 18,
		"supply": 6,
		"victory": 6,
		"garrison": 6,
		"neutralForce": 14
	},
	turnStructure: [
		"westeros (not in round 1)",
		"planning: assign, reveal, raven",
		"action: raid, march, consolidate power, clean up"
	],
	combatSteps: [
		"support",
		"initial-strength",
		"tides-shuffle",
		"choose-cards",
		"reveal",
		"cancel",
		"immediate",
		"tides-draw",
		"tides-redraw",
		"tides-reveal",
		"blade",
		"final-strength",
		"winner",
		"winner-known",
		"casualties",
		"skulls",
		"retreat",
		"cleanup",
		"hand-refill",
		"after-combat",
		"after-checks"
	],
	combatStepsOnlyWithTides: [
		"tides-shuffle",
		"tides-draw",
		"tides-redraw",
		"tides-reveal",
		"skulls"
	],
	abilityStepMeaning: {
		"strength": "read in final-strength, turn order between the two cards; icons such an effect grants are read in casualties",
		"icons": "read in casualties",
		"casualties": "read in casualties and skulls, and whenever a House card ability would destroy a unit (immediate)"
	},
	endGameTieBreakers: {
		"faq2": [
			"castle and stronghold areas",
			"land areas controlled",
			"supply position",
			"Iron Throne position"
		],
		"print2011": [
			"castle and stronghold areas",
			"strongholds controlled",
			"supply position",
			"available Power tokens",
			"Iron Throne position"
		],
		"recommended": "faq2"
	},
	rulesProfiles: {
		"faq2": {
			"lannisportPortShip": true,
			"tieBreakers": "faq2"
		},
		"print2011": {
			"lannisportPortShip": false,
			"tieBreakers": "print2011"
		}
	},
	switches: {
		"tidesOfBattle": {
			"default": false,
			"rule": "18"
		},
		"darkWingsCountsPorts": {
			"default": false,
			"rule": "R4"
		},
		"salladhorAgainstVictarion": {
			"default": "zero",
			"other": ["turnOrder"],
			"rule": "R44"
		},
		"arianneKeepsPowerToken": {
			"default": false,
			"rule": "R57"
		},
		"turnPointer": {
			"default": "keepPosition",
			"other": ["nextNotYetActed"],
			"rule": "R40"
		},
		"maceLastUnitEndsCombat": {
			"default": false,
			"rule": "R36"
		},
		"timeLimitSeconds": {
			"default": null,
			"rule": "R115"
		}
	}
};
var tides_default = {
	notes: [
		"Optional module, 24 cards. Each side adds the strength and icons of its card to its House card.",
		"A skull makes the opponent lose one unit, whoever wins; towers do not stop it and garrisons are immune.",
		"All 24 cards are shuffled together again before House cards are chosen in every combat."
	],
	total: 24,
	cards: [
		{
			"id": "tide-0",
			"strength": 0,
			"swords": 0,
			"towers": 0,
			"skulls": 0,
			"count": 8
		},
		{
			"id": "tide-0-skull",
			"strength": 0,
			"swords": 0,
			"towers": 0,
			"skulls": 1,
			"count": 2
		},
		{
			"id": "tide-1-sword",
			"strength": 1,
			"swords": 1,
			"towers": 0,
			"skulls": 0,
			"count": 4
		},
		{
			"id": "tide-1-tower",
			"strength": 1,
			"swords": 0,
			"towers": 1,
			"skulls": 0,
			"count": 4
		},
		{
			"id": "tide-2",
			"strength": 2,
			"swords": 0,
			"towers": 0,
			"skulls": 0,
			"count": 4
		},
		{
			"id": "tide-3",
			"strength": 3,
			"swords": 0,
			"towers": 0,
			"skulls": 0,
			"count": 2
		}
	]
};
var westeros_default = {
	notes: [
		"One card of each deck is drawn every Westeros phase (rounds 2 to 10). Add up the wildling icons of the drawn cards first and advance the threat token one space (2 strength) per icon, then resolve deck I, II, III in that order.",
		"count is the number of copies. Every deck has 10 cards.",
		"A used card stays out of its deck until Winter Is Coming reshuffles that deck. Ten cards per deck are enough for the nine Westeros phases.",
		"A choice is made by the house that holds the named token when the card is resolved."
	],
	restrictions: {
		"forbid:defense": { "orderTypes": ["defense"] },
		"forbid:march-plus-1": { "orderTokens": ["march-plus-1"] },
		"forbid:raid": { "orderTypes": ["raid"] },
		"forbid:support": { "orderTypes": ["support"] },
		"forbid:consolidate-power": { "orderTypes": ["consolidate"] }
	},
	decks: [
		{
			"deck": "I",
			"cards": [
				{
					"id": "supply",
					"name": "Supply",
					"count": 3,
					"wildlingIcons": 0,
					"effect": "supply",
					"text": "In turn order each house moves its supply token to the number of barrels it controls (at most 6) and then removes units until its armies fit the new limits."
				},
				{
					"id": "mustering",
					"name": "Mustering",
					"count": 3,
					"wildlingIcons": 0,
					"effect": "mustering",
					"text": "In turn order each house musters in all castle and stronghold areas it controls."
				},
				{
					"id": "a-throne-of-blades",
					"name": "A Throne of Blades",
					"count": 2,
					"wildlingIcons": 1,
					"effect": "choice",
					"chooser": "iron-throne",
					"options": [
						"supply",
						"mustering",
						"none"
					],
					"text": "The holder of the Iron Throne token picks one option."
				},
				{
					"id": "last-days-of-summer",
					"name": "Last Days of Summer",
					"count": 1,
					"wildlingIcons": 1,
					"effect": "none",
					"text": "Nothing happens apart from the wildling icon."
				},
				{
					"id": "winter-is-coming",
					"name": "Winter Is Coming",
					"count": 1,
					"wildlingIcons": 0,
					"effect": "reshuffle-deck-and-redraw",
					"text": "Shuffle this whole deck, discards and this card included; the new top card takes the place of this one. Its wildling icon counts."
				}
			]
		},
		{
			"deck": "II",
			"cards": [
				{
					"id": "game-of-thrones",
					"name": "Game of Thrones",
					"count": 3,
					"wildlingIcons": 0,
					"effect": "gain-power-from-icons",
					"includePorts": true,
					"text": "Each house gains 1 Power per power icon in areas it controls, and 1 more for each of its ports that holds at least one own Ship while no enemy Ship is in the connected sea."
				},
				{
					"id": "clash-of-kings",
					"name": "Clash of Kings",
					"count": 3,
					"wildlingIcons": 0,
					"effect": "bid-influence-tracks",
					"text": "Clear the three influence tracks and bid for them anew, one after the other: Iron Throne, Fiefdoms, King's Court."
				},
				{
					"id": "dark-wings-dark-words",
					"name": "Dark Wings, Dark Words",
					"count": 2,
					"wildlingIcons": 1,
					"effect": "choice",
					"chooser": "messenger-raven",
					"options": [
						"bid-influence-tracks",
						"gain-power-from-icons",
						"none"
					],
					"includePorts": false,
					"text": "The holder of the Messenger Raven picks one option. The power option counts printed power icons only; ports give nothing here."
				},
				{
					"id": "last-days-of-summer",
					"name": "Last Days of Summer",
					"count": 1,
					"wildlingIcons": 1,
					"effect": "none",
					"text": "Nothing happens apart from the wildling icon."
				},
				{
					"id": "winter-is-coming",
					"name": "Winter Is Coming",
					"count": 1,
					"wildlingIcons": 0,
					"effect": "reshuffle-deck-and-redraw",
					"text": "Shuffle this whole deck, discards and this card included; the new top card takes the place of this one. Its wildling icon counts."
				}
			]
		},
		{
			"deck": "III",
			"cards": [
				{
					"id": "wildlings-attack",
					"name": "Wildlings Attack",
					"count": 3,
					"wildlingIcons": 0,
					"effect": "wildling-attack",
					"text": "The wildlings attack with the strength the threat token shows."
				},
				{
					"id": "put-to-the-sword",
					"name": "Put to the Sword",
					"count": 2,
					"wildlingIcons": 0,
					"effect": "choice",
					"chooser": "valyrian-steel-blade",
					"options": [
						"forbid:defense",
						"forbid:march-plus-1",
						"none"
					],
					"text": "The holder of the Valyrian Steel Blade picks one option for the coming Planning phase."
				},
				{
					"id": "storm-of-swords",
					"name": "Storm of Swords",
					"count": 1,
					"wildlingIcons": 1,
					"effect": "forbid:defense",
					"text": "Defense orders cannot be placed this round."
				},
				{
					"id": "rains-of-autumn",
					"name": "Rains of Autumn",
					"count": 1,
					"wildlingIcons": 1,
					"effect": "forbid:march-plus-1",
					"text": "The special march +1 order cannot be placed this round."
				},
				{
					"id": "sea-of-storms",
					"name": "Sea of Storms",
					"count": 1,
					"wildlingIcons": 1,
					"effect": "forbid:raid",
					"text": "Raid orders cannot be placed this round, the special raid included."
				},
				{
					"id": "web-of-lies",
					"name": "Web of Lies",
					"count": 1,
					"wildlingIcons": 1,
					"effect": "forbid:support",
					"text": "Support orders cannot be placed this round, the special support included."
				},
				{
					"id": "feast-for-crows",
					"name": "Feast for Crows",
					"count": 1,
					"wildlingIcons": 1,
					"effect": "forbid:consolidate-power",
					"text": "Consolidate Power orders cannot be placed this round, the special one included."
				}
			]
		}
	]
};
var wildlings_default = {
	notes: [
		"Nine cards. After use a card goes face down to the bottom of the deck.",
		"Penalties: the lowest bidder first, then everyone else in turn order, each finishing before the next starts.",
		"Ties for lowest or highest bidder are decided by the holder of the Iron Throne token.",
		"Units may be taken from any area, ports and seas included, unless the card says otherwise. A house with too few units gives what it has."
	],
	cards: [
		{
			"id": "silence-at-the-wall",
			"name": "Silence at the Wall",
			"wildlingsWin": {
				"lowestBidder": {
					"effect": "none",
					"params": {},
					"text": "Nothing."
				},
				"everyoneElse": {
					"effect": "none",
					"params": {},
					"text": "Nothing."
				}
			},
			"nightsWatchWin": { "highestBidder": {
				"effect": "none",
				"params": {},
				"text": "Nothing."
			} }
		},
		{
			"id": "preemptive-raid",
			"name": "Preemptive Raid",
			"wildlingsWin": {
				"lowestBidder": {
					"effect": "choose-one",
					"params": { "options": ["destroy-2-units", "drop-2-on-highest-track"] },
					"text": "Chooses one: destroy 2 of its own units anywhere, or drop 2 positions on the influence track where it stands highest (equal tracks: the holder of the Iron Throne token chooses)."
				},
				"everyoneElse": {
					"effect": "none",
					"params": {},
					"text": "Nothing."
				}
			},
			"nightsWatchWin": { "highestBidder": {
				"effect": "second-attack",
				"params": {
					"strength": 6,
					"excludeHighestBidder": true
				},
				"text": "The wildlings attack again at once with strength 6. This house takes no part: no bid, no reward, no penalty."
			} }
		},
		{
			"id": "crow-killers",
			"name": "Crow Killers",
			"wildlingsWin": {
				"lowestBidder": {
					"effect": "downgrade-knights",
					"params": { "count": "all" },
					"text": "Replaces all of its Knights with Footmen from its pool. Knights for which no Footman is left are destroyed."
				},
				"everyoneElse": {
					"effect": "downgrade-knights",
					"params": { "count": 2 },
					"text": "Replaces 2 of its Knights with Footmen from its pool. Knights for which no Footman is left are destroyed."
				}
			},
			"nightsWatchWin": { "highestBidder": {
				"effect": "upgrade-footmen",
				"params": {
					"count": 2,
					"optional": true
				},
				"text": "May replace up to 2 of its Footmen anywhere with Knights from its pool."
			} }
		},
		{
			"id": "rattleshirts-raiders",
			"name": "Rattleshirt's Raiders",
			"wildlingsWin": {
				"lowestBidder": {
					"effect": "lose-supply",
					"params": { "amount": 2 },
					"text": "Drops 2 on the supply track, not below 0, then reconciles its armies."
				},
				"everyoneElse": {
					"effect": "lose-supply",
					"params": { "amount": 1 },
					"text": "Drops 1 on the supply track, not below 0, then reconciles its armies."
				}
			},
			"nightsWatchWin": { "highestBidder": {
				"effect": "gain-supply",
				"params": { "amount": 1 },
				"text": "Rises 1 on the supply track, not above 6. Nothing is reconciled."
			} }
		},
		{
			"id": "massing-on-the-milkwater",
			"name": "Massing on the Milkwater",
			"wildlingsWin": {
				"lowestBidder": {
					"effect": "discard-highest-cards",
					"params": { "condition": "hand>1" },
					"text": "If it holds more than one House card, discards every card in hand that has the highest printed strength found there; if all are equal it discards none."
				},
				"everyoneElse": {
					"effect": "discard-one-card",
					"params": {
						"condition": "hand>1",
						"count": 1
					},
					"text": "If it holds more than one House card, discards one card of its choice."
				}
			},
			"nightsWatchWin": { "highestBidder": {
				"effect": "return-discards-to-hand",
				"params": {},
				"text": "Takes its whole House card discard pile back into hand."
			} }
		},
		{
			"id": "a-king-beyond-the-wall",
			"name": "A King Beyond the Wall",
			"wildlingsWin": {
				"lowestBidder": {
					"effect": "to-bottom-of-tracks",
					"params": { "tracks": [
						"iron-throne",
						"fiefdoms",
						"kings-court"
					] },
					"text": "Moves to the last position of all three influence tracks."
				},
				"everyoneElse": {
					"effect": "to-bottom-of-one-track",
					"params": { "choose": ["fiefdoms", "kings-court"] },
					"text": "In turn order: chooses Fiefdoms or King's Court and moves to the last position of it."
				}
			},
			"nightsWatchWin": { "highestBidder": {
				"effect": "to-top-of-one-track",
				"params": { "choose": [
					"iron-throne",
					"fiefdoms",
					"kings-court"
				] },
				"text": "Moves to the first position of one influence track of its choice and takes the matching dominance token."
			} }
		},
		{
			"id": "mammoth-riders",
			"name": "Mammoth Riders",
			"wildlingsWin": {
				"lowestBidder": {
					"effect": "destroy-units",
					"params": { "count": 3 },
					"text": "Destroys 3 of its own units anywhere."
				},
				"everyoneElse": {
					"effect": "destroy-units",
					"params": { "count": 2 },
					"text": "Destroys 2 of its own units anywhere."
				}
			},
			"nightsWatchWin": { "highestBidder": {
				"effect": "retrieve-card",
				"params": {
					"count": 1,
					"optional": true
				},
				"text": "May take one House card of its choice from its discard pile back into hand."
			} }
		},
		{
			"id": "the-horde-descends",
			"name": "The Horde Descends",
			"wildlingsWin": {
				"lowestBidder": {
					"effect": "destroy-units-at-structure",
					"params": { "count": 2 },
					"text": "Destroys 2 of its own units in a single castle or stronghold area. If it has no such area with 2 units, destroys 2 of its units anywhere."
				},
				"everyoneElse": {
					"effect": "destroy-units",
					"params": { "count": 1 },
					"text": "Destroys 1 of its own units anywhere."
				}
			},
			"nightsWatchWin": { "highestBidder": {
				"effect": "muster-one-area",
				"params": {
					"areas": 1,
					"optional": true
				},
				"text": "May muster by the usual rules in one castle or stronghold area it controls."
			} }
		},
		{
			"id": "skinchanger-scout",
			"name": "Skinchanger Scout",
			"wildlingsWin": {
				"lowestBidder": {
					"effect": "lose-power",
					"params": { "amount": "all" },
					"text": "Discards all of its available Power tokens."
				},
				"everyoneElse": {
					"effect": "lose-power",
					"params": { "amount": 2 },
					"text": "Discards 2 available Power tokens, or what it has if fewer."
				}
			},
			"nightsWatchWin": { "highestBidder": {
				"effect": "refund-bid",
				"params": {},
				"text": "Gets back all Power tokens it bid on this attack."
			} }
		}
	]
};
// games/agot/data/data.ts
function areaOf(row) {
	const { id, type, structure, musterPoints, supply, power, home, adjacent } = row;
	return {
		id,
		type,
		structure,
		musterPoints,
		supply,
		power,
		...home !== null && { home },
		adjacent,
		adjacentLand: "adjacentLand" in row ? row.adjacentLand : [],
		adjacentSea: "adjacentSea" in row ? row.adjacentSea : "sea" in row ? [row.sea] : [],
		..."port" in row && row.port && { port: row.port },
		..."land" in row && {
			land: row.land,
			sea: row.sea
		}
	};
}
function cardOf(owner, row) {
	const { id, strength, swords, towers, timing, step, optional, effect } = row;
	return {
		id,
		house: owner,
		strength,
		swords,
		towers,
		optional,
		timing,
		...step !== null && { step },
		...effect !== null && { effect }
	};
}
function startOf({ area: id, units }) {
	return {
		area: id,
		units
	};
}
function houseOf$2(row) {
	const errata = "errataStartUnits" in row ? row.errataStartUnits ?? [] : [];
	return {
		id: row.id,
		home: row.home,
		garrison: row.garrison,
		startSupply: row.startSupply,
		startUnits: row.startUnits.map(startOf),
		errataUnits: errata.map((one) => ({
			...startOf(one),
			players: one.recommendedForPlayerCounts
		})),
		cards: row.cards.map(({ id }) => id)
	};
}
function byId(things) {
	return Object.fromEntries(things.map((thing) => [thing.id, thing]));
}
var areas = byId(map_default.areas.map(areaOf));
var houses = byId(houses_default.houses.map(houseOf$2));
var cards = byId(houses_default.houses.flatMap((row) => row.cards.map((one) => cardOf(row.id, one))));
var orders = byId(tables_default.orders.tokens);
var tides$1 = byId(tides_default.cards);
var units = byId(tables_default.units.map(({ id, pool, strength, musterCost, upgradeCost }) => ({
	id,
	pool,
	strength,
	musterCost,
	...upgradeCost !== null && { upgradeCost }
})));
var wildlings$1 = byId(wildlings_default.cards.map(({ id, wildlingsWin, nightsWatchWin }) => ({
	id,
	lowest: wildlingsWin.lowestBidder,
	others: wildlingsWin.everyoneElse,
	reward: nightsWatchWin.highestBidder
})));
function area(id) {
	return areas[id];
}
function house(id) {
	return houses[id];
}
function card(id) {
	return cards[id];
}
function order(id) {
	return orders[id];
}
function unit(kind) {
	return units[kind];
}
function tide(id) {
	return tides$1[id];
}
function wildlingCard(id) {
	return wildlings$1[id];
}
/** The three Westeros decks: I, II, III. */
var westerosDecks = westeros_default.decks.map(({ cards: rows }) => rows.map(({ id, count, wildlingIcons, effect, ...more }) => ({
	id,
	count,
	wildlingIcons,
	effect,
	options: more.options ?? []
})));
/** A card of deck I (0), II (1) or III (2). */
function westerosCard$1(deck, id) {
	return westerosDecks[deck].find((one) => one.id === id);
}
var SETUP_KEYS = {
	"iron-throne": "ironThrone",
	fiefdoms: "fiefdoms",
	"kings-court": "kingsCourt"
};
/** 2.1-2.4 Who plays, where everybody stands on the tracks, what bars the way. */
function setupFor(players) {
	const { houses: playing, tracks } = houses_default.setupByPlayerCount[players];
	const forces = map_default.neutralForces[players];
	return {
		houses: playing,
		tracks: Object.fromEntries(Object.entries(SETUP_KEYS).map(([track, key]) => [track, tracks[key]])),
		neutralForces: forces.map(({ area: at, strength, impassable }) => ({
			area: at,
			strength: strength ?? 0,
			impassable
		}))
	};
}
/** 9.2 Special orders by position on the King's Court track. */
function starsFor(players) {
	const { kingsCourtStars } = tables_default;
	return players <= 4 ? kingsCourtStars["3-4players"] : kingsCourtStars["5-6players"];
}
/** 5.3 Largest size of each army, by supply. */
var supplyLimits = Object.values(tables_default.supply.limits);
/** The constants of tables.json that rules need by name. */
var tables = {
	rounds: tables_default.rounds,
	areasToWin: tables_default.victoryAreasToWin,
	powerTokens: tables_default.powerTokensPerHouse,
	startPower: tables_default.startPower,
	mostSupply: tables_default.supply.max,
	portShips: tables_default.port.maxShips,
	portGain: tables_default.port.consolidateGain,
	pillage: tables_default.raid.pillage,
	wildlings: tables_default.wildlingTrack,
	siegeStrength: tables_default.units.find(({ id }) => id === "siegeEngine").strengthAttackingStructure
};
// packages/kernel/src/copy.ts
/** A deep copy of plain data. */
function copy(value) {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) {
		const out = new Array(value.length);
		for (let i = 0; i < value.length; i++) {
			const item = value[i];
			out[i] = typeof item === "object" ? copy(item) : item;
		}
		return out;
	}
	const out = {};
	for (const key in value) {
		const item = value[key];
		out[key] = typeof item === "object" ? copy(item) : item;
	}
	return out;
}
// packages/kernel/src/game.ts
function refusal(code, rule, args) {
	return args === void 0 ? {
		refused: true,
		code,
		rule
	} : {
		refused: true,
		code,
		rule,
		args
	};
}
function isRefusal(value) {
	return typeof value === "object" && value !== null && value.refused === true;
}
// packages/kernel/src/hidden.ts
/** A single secret value. */
function hide(secret, to) {
	return {
		to,
		secret
	};
}
/** Secret things whose number everybody may know, such as a hand or a deck. */
function pile(things, to) {
	return {
		to,
		secret: things,
		counted: true
	};
}
/** The secret itself: for rules, and for views of an eye that may see it. */
function look(hidden) {
	if (hidden.secret === void 0) throw new Error(`a secret of ${hidden.to.join(", ") || "nobody"} is closed here`);
	return hidden.secret;
}
/** How many things lie in a counted pile, in a state or in anybody's view of it. */
function size(hidden) {
	return hidden.secret?.length ?? hidden.count ?? 0;
}
// packages/kernel/src/flow.ts
function question(name, q) {
	const { rule } = q;
	return {
		type: "ask",
		name,
		rule: typeof rule === "string" ? () => rule : rule,
		shape: q.shape ?? "one",
		again: q.again ?? false,
		when: q.when,
		options: q.options,
		refuse: q.refuse,
		elsewhere: q.elsewhere,
		between: q.between,
		limits: q.limits
	};
}
/**
* The vocabulary of one game: `W` is its world, `F` maps each flow's name to its arguments.
* Arguments are plain data: they are the bookmark's margin notes and are saved with the game.
*/
function rulesOf() {
	return {
		/** A named list of steps. */
		flow(name, steps) {
			const index = {};
			for (const [at, one] of steps.entries()) {
				if (one.name in index) throw new Error(`flow ${name} has two steps called ${one.name}`);
				index[one.name] = at;
			}
			return {
				name,
				steps,
				index
			};
		},
		/** Do something. */
		step(name, run, when) {
			return {
				type: "do",
				name,
				run,
				when
			};
		},
		/** Ask one seat. */
		ask(name, q) {
			return {
				...question(name, q),
				together: false,
				sealed: false,
				who: (w, a) => {
					const seat = q.who(w, a);
					return seat === void 0 ? [] : [seat];
				},
				resolve: (w, a, said, table) => {
					for (const seat in said) q.resolve(w, a, said[seat], table, seat);
				}
			};
		},
		/** Ask several seats at once; they answer in any order and may revise until the last one is in. */
		askAll(name, q) {
			return {
				...question(name, q),
				together: true,
				sealed: q.sealed ?? false,
				who: q.who,
				resolve: q.resolve
			};
		},
		/** Run a sub-flow once. */
		call(name, next, when) {
			return {
				type: "call",
				name,
				next,
				when
			};
		},
		/** Run sub-flows while there is a next one. */
		each(name, next, when) {
			return {
				type: "each",
				name,
				next,
				when
			};
		},
		/** Name a sub-flow and its arguments. */
		go(flow, args) {
			return {
				flow,
				args
			};
		}
	};
}
// packages/kernel/src/reader.ts
/** Goes on after a mistake with something harmless, so that all of them are found at once. */
var Reader$1 = class {
	#mistakes;
	#rules;
	/** `rules` are the sections a mistake in a word or in a number is filed under. */
	constructor(mistakes, rules) {
		this.#mistakes = mistakes;
		this.#rules = rules;
	}
	wrong(path, code, rule, args) {
		this.#mistakes.push(args ? {
			path,
			code,
			rule,
			args
		} : {
			path,
			code,
			rule
		});
	}
	malformed(path, wanted) {
		this.wrong(path, "position-malformed", this.#rules.words, { wanted });
	}
	isRecord(value, path, keys) {
		if (typeof value !== "object" || value === null || Array.isArray(value)) {
			this.malformed(path, "an object");
			return false;
		}
		for (const key of Object.keys(value)) if (!keys.includes(key)) this.wrong(path ? `${path}.${key}` : key, "position-unknown-key", this.#rules.words);
		return true;
	}
	entries(value, path, keys) {
		if (value === void 0 || !this.isRecord(value, path, keys)) return [];
		return Object.entries(value).filter((entry) => keys.includes(entry[0]));
	}
	number(value, path, min, max) {
		if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max) return value;
		this.wrong(path, "position-out-of-range", this.#rules.numbers, {
			min,
			max
		});
		return min;
	}
	oneOf(value, path, known) {
		if (known.includes(value)) return value;
		this.wrong(path, "position-unknown-word", this.#rules.words, { known });
		return known[0];
	}
	list(value, path, known) {
		if (value === void 0) return [];
		if (!Array.isArray(value)) {
			this.malformed(path, "a list");
			return [];
		}
		return value.filter((item, at) => {
			const is = known.includes(item);
			if (!is) this.wrong(`${path}[${at}]`, "position-unknown-word", this.#rules.words);
			return is;
		});
	}
};
// packages/kernel/src/reasons.ts
/** A game's reasons by their names in the code: what the client is told, and the section behind it. */
function reasonBook(entries) {
	const made = Object.fromEntries(Object.entries(entries).map(([name, [code, rule]]) => [name, {
		code,
		rule
	}]));
	return {
		because: (name, args) => args === void 0 ? made[name] : {
			...made[name],
			args
		},
		all: Object.values(made)
	};
}
// games/agot/src/kit.ts
var { flow, step, ask, askAll, call, each, go } = rulesOf();
// games/agot/data/ids.ts
/** The land areas, north to south as the map file lists them. */
var LANDS = [
	"castle-black",
	"karhold",
	"winterfell",
	"stony-shore",
	"white-harbor",
	"widows-watch",
	"flints-finger",
	"greywater-watch",
	"moat-cailin",
	"seagard",
	"twins",
	"fingers",
	"mountains-of-the-moon",
	"eyrie",
	"pyke",
	"riverrun",
	"lannisport",
	"harrenhal",
	"stoney-sept",
	"crackclaw-point",
	"dragonstone",
	"blackwater",
	"kings-landing",
	"searoad-marches",
	"kingswood",
	"reach",
	"highgarden",
	"storms-end",
	"boneway",
	"dornish-marches",
	"oldtown",
	"princes-pass",
	"three-towers",
	"arbor",
	"starfall",
	"yronwood",
	"salt-shore",
	"sunspear"
];
/** The sea areas. */
var SEAS = [
	"bay-of-ice",
	"sunset-sea",
	"ironmans-bay",
	"golden-sound",
	"west-summer-sea",
	"redwyne-straights",
	"east-summer-sea",
	"sea-of-dorne",
	"shipbreaker-bay",
	"blackwater-bay",
	"narrow-sea",
	"shivering-sea"
];
/** The ports, each with one land and one sea. */
var PORTS = [
	"winterfell-port",
	"white-harbor-port",
	"pyke-port",
	"lannisport-port",
	"dragonstone-port",
	"storms-end-port",
	"oldtown-port",
	"sunspear-port"
];
/** Every area; "map order" in the rules is this order. */
var AREAS = [
	...LANDS,
	...SEAS,
	...PORTS
];
function isArea(id) {
	return AREAS.includes(id);
}
/** The six houses. */
var HOUSES = [
	"stark",
	"greyjoy",
	"lannister",
	"baratheon",
	"tyrell",
	"martell"
];
/** Kinds of unit, weakest first in a battle line. */
var UNIT_KINDS = [
	"footman",
	"knight",
	"siegeEngine",
	"ship"
];
/** The influence tracks, in the order they are bid for (7.1). */
var TRACKS = [
	"iron-throne",
	"fiefdoms",
	"kings-court"
];
/** Kinds of order token. */
var ORDERS = [
	"march-minus-1",
	"march-0",
	"march-plus-1",
	"defense-1",
	"defense-2",
	"support-0",
	"support-1",
	"raid",
	"raid-special",
	"consolidate",
	"consolidate-special"
];
/** The wildling cards. */
var WILDLINGS = [
	"silence-at-the-wall",
	"preemptive-raid",
	"crow-killers",
	"rattleshirts-raiders",
	"massing-on-the-milkwater",
	"a-king-beyond-the-wall",
	"mammoth-riders",
	"the-horde-descends",
	"skinchanger-scout"
];
/** Kinds of Tides of Battle card. */
var TIDES = [
	"tide-0",
	"tide-0-skull",
	"tide-1-sword",
	"tide-1-tower",
	"tide-2",
	"tide-3"
];
// games/agot/src/orders.ts
/** Areas where a house has an order of this type, in map order. */
function ordersOf$1(w, id, type) {
	const found = [];
	for (const key in w.orders) {
		const placed = w.orders[key];
		if (placed.house === id && order(placed.order).type === type) found.push(key);
	}
	return found.length > 1 ? found.sort(byMap) : found;
}
var PLACE = new Map(AREAS.map((at, place) => [at, place]));
function byMap(one, other) {
	return PLACE.get(one) - PLACE.get(other);
}
/** Areas where a house has any order, in map order. */
function ordersPlaced(w, id) {
	return AREAS.filter((at) => w.orders[at]?.house === id);
}
/** Houses that have an order of this type left. */
function housesWith(w, type) {
	const houses = [];
	for (const at in w.orders) {
		const placed = w.orders[at];
		if (order(placed.order).type === type && !houses.includes(placed.house)) houses.push(placed.house);
	}
	return houses;
}
/** 10.2 An order goes back to its owner. */
function removeOrder(w, table, at, why) {
	const placed = w.orders[at];
	if (!placed) return;
	delete w.orders[at];
	table.tell("order.removed", {
		...placed,
		area: at,
		why
	});
}
/** R85 Orders where their house has no units any more. */
function removeStrayOrders(w, table) {
	for (const at of AREAS) {
		const placed = w.orders[at];
		if (placed && w.armies[at]?.house !== placed.house) removeOrder(w, table, at, "no-units");
	}
}
// games/agot/src/state.ts
function player(w, id) {
	return w.players[id];
}
/** 1.5 Turn order. */
function turnOrder(w) {
	return w.tracks["iron-throne"];
}
/** 1.12 Whether one house stands higher than the other. */
function isHigher(w, track, one, other) {
	return w.tracks[track].indexOf(one) < w.tracks[track].indexOf(other);
}
// games/agot/src/control.ts
var IMPASSABLE = {
	3: impassableFor(3),
	4: impassableFor(4),
	5: impassableFor(5),
	6: impassableFor(6)
};
function impassableFor(players) {
	const lands = setupFor(players).neutralForces.filter(({ impassable }) => impassable).map(({ area: at }) => at);
	return /* @__PURE__ */ new Set([...lands, ...lands.flatMap((at) => area(at).port ?? [])]);
}
/** 19.4, R86 Nobody enters these areas, and nobody uses their ports. */
function isImpassable(w, at) {
	return IMPASSABLE[w.order.length].has(at);
}
/** 16.1-16.2, 17.1 Who controls an area; a port belongs to whoever controls its land. */
function controller(w, at) {
	const { type, home, land } = area(at);
	if (type === "port") return controller(w, land);
	const army = w.armies[at];
	if (army) return army.house;
	if (type === "sea") return void 0;
	const token = w.tokens[at];
	if (token) return token;
	return home !== void 0 && w.players[home] ? home : void 0;
}
function controls(w, id, at) {
	return controller(w, at) === id;
}
function landsOf(w, id) {
	return LANDS.filter((at) => controller(w, at) === id);
}
var STRUCTURES = LANDS.filter((at) => area(at).structure !== "none");
/** 16.5 Areas with a castle or stronghold: the victory position. */
function structuresOf(w, id) {
	return STRUCTURES.filter((at) => controller(w, at) === id);
}
/** How many of them each house has; one that has none is not named. */
function structureCounts(w) {
	const counts = {};
	for (const at of STRUCTURES) {
		const owner = controller(w, at);
		if (owner) counts[owner] = (counts[owner] ?? 0) + 1;
	}
	return counts;
}
/** 5.1 Barrels in areas a house controls. */
function barrels(w, id) {
	let count = 0;
	for (const at of LANDS) if (area(at).supply > 0 && controller(w, at) === id) count += area(at).supply;
	return count;
}
/** Tokens of a house that lie on the map. */
function tokensOnMap(w, id) {
	let count = 0;
	for (const at in w.tokens) if (w.tokens[at] === id) count++;
	return count;
}
/** 14.4 How much a house can still gain. */
function powerLeft(w, id, most) {
	return most - player(w, id).power - tokensOnMap(w, id);
}
// games/agot/src/power.ts
/** Gains stop at 20 tokens in hand and on the map together. */
function gainPower(w, table, id, amount, why) {
	const gained = Math.min(amount, powerLeft(w, id, tables.powerTokens));
	if (gained <= 0) return 0;
	player(w, id).power += gained;
	table.tell("power.gained", {
		house: id,
		amount: gained,
		why
	});
	return gained;
}
/** Takes what there is, up to `amount`. */
function losePower(w, table, id, amount, why) {
	const lost = Math.min(amount, player(w, id).power);
	if (lost === 0) return 0;
	player(w, id).power -= lost;
	table.tell("power.lost", {
		house: id,
		amount: lost,
		why
	});
	return lost;
}
/** 12.6 One available token goes onto the map. */
function putToken(w, table, id, at) {
	player(w, id).power--;
	w.tokens[at] = id;
	table.tell("token.placed", {
		house: id,
		area: at
	});
}
/** 16.3 Back to the pool. */
function removeToken(w, table, at) {
	const id = w.tokens[at];
	if (!id) return;
	delete w.tokens[at];
	table.tell("token.removed", {
		house: id,
		area: at
	});
}
// games/agot/src/units.ts
/** How many pieces of this kind a house has on the map, attackers on their way included. */
function onMap(w, id, kind) {
	let count = 0;
	for (const at in w.armies) {
		const army = w.armies[at];
		if (army.house === id) count += countOf(army.units, kind) + countOf(army.routed, kind);
	}
	if (w.combat?.attacker.house === id) count += countOf(w.combat.attackers, kind);
	return count;
}
/** Pieces left to muster with (2.8). */
function inPool(w, id, kind) {
	return unit(kind).pool - onMap(w, id, kind);
}
function countOf(units, kind) {
	let count = 0;
	for (const one of units) if (one === kind) count++;
	return count;
}
/** Standing and routed units of an area. */
function unitsAt(w, at) {
	const army = w.armies[at];
	return army ? [...army.units, ...army.routed] : [];
}
/** 5.6 All kinds count 1 each, routed ones too. */
function sizeAt(w, at) {
	const army = w.armies[at];
	return army ? army.units.length + army.routed.length : 0;
}
function isHeldBy(w, at, id) {
	return w.armies[at]?.house === id;
}
/** Somebody else's units stand there. */
function isEnemyAt(w, at, id) {
	const army = w.armies[at];
	return army !== void 0 && army.house !== id;
}
/** Adds units to an area of the same house, or to an empty one. */
function add(w, at, id, units, as = "units") {
	if (units.length === 0) return;
	const army = w.armies[at] ??= {
		house: id,
		units: [],
		routed: []
	};
	army[as] = inLine([...army[as], ...units]);
}
/** Takes units away, wherever they go next. */
function take$1(w, at, units, from = "units") {
	const army = w.armies[at];
	for (const kind of units) army[from].splice(army[from].indexOf(kind), 1);
	if (army.units.length + army.routed.length === 0) delete w.armies[at];
}
/** Units in the order of UNIT_KINDS. */
function inLine(units) {
	return [...units].sort((one, other) => UNIT_KINDS.indexOf(one) - UNIT_KINDS.indexOf(other));
}
/** Single units as options: `footman-1`, `footman-2`, `knight-1`, so that each can be named. */
function named(units) {
	return units.map((kind, at) => `${kind}-${units.slice(0, at + 1).filter((one) => one === kind).length}`);
}
/** The kind an option of `named` stands for. */
function kindOf(name) {
	return name.slice(0, name.lastIndexOf("-"));
}
// games/agot/src/reasons.ts
var book = reasonBook({
	notNeeded: ["removal-not-needed", "R3"],
	musterPoints: ["muster-points", "6.2"],
	musterPool: ["muster-pool", "2.8"],
	noFootman: ["no-footman-to-upgrade", "6.3"],
	portFull: ["port-full", "17.1"],
	enemyShips: ["enemy-ships", "6.5"],
	overSupply: ["over-supply", "5.5"],
	orderBanned: ["order-banned", "9.4"],
	orderUsed: ["order-used", "9.2"],
	oneOrderEach: ["one-order-each", "9.1"],
	starLimit: ["star-limit", "9.2"],
	noSwap: ["no-swap", "9.7"],
	raidReach: ["raid-reach", "11.3"],
	raidMarch: ["raid-march", "11.2"],
	raidDefense: ["raid-defense", "11.2"],
	raidOwn: ["raid-own", "R11"],
	impassable: ["impassable", "19.4"],
	landBound: ["land-bound", "12.2"],
	seaBound: ["sea-bound", "12.2"],
	foreignPort: ["foreign-port", "12.2"],
	outOfReach: ["out-of-reach", "12.2"],
	allSent: ["all-units-sent", "12.1"],
	oneAttack: ["one-attack", "12.3"],
	neutralTooStrong: ["neutral-too-strong", "19.2"],
	helpRefused: ["help-refused", "R102"],
	supportsOtherSide: ["supports-other-side", "13.1b"],
	cardCancelled: ["card-cancelled", "R30"],
	attackersCameFromThere: ["attackers-came-from-there", "R71"],
	enemyUnitsThere: ["enemy-units-there", "13.13b"],
	neutralForceThere: ["neutral-force-there", "19.6"],
	enemyControlsIt: ["enemy-controls-it", "R70"],
	retreatCostsMore: ["retreat-costs-more", "13.13c"]
});
var { because } = book;
/** Every code a player of this game can meet, with its section. */
var REASONS = book.all;
// games/agot/src/supply-limits.ts
var NO_CHANGE = {};
/** Whether armies of these sizes are allowed at a supply: compared place by place, largest first. */
function areWithin(supply, armies) {
	const limits = supplyLimits[supply];
	if (armies.length > limits.length) return false;
	const sorted = armies.length > 1 ? [...armies].sort(largestFirst) : armies;
	for (let at = 0; at < sorted.length; at++) if (sorted[at] > limits[at]) return false;
	return true;
}
function largestFirst(one, other) {
	return other - one;
}
/** For each supply: how many armies there may be of at least 2, 3 and 4 units. 5.3 says the same place by place. */
var ROOM = supplyLimits.map((limits) => [
	2,
	3,
	4
].map((size) => limits.filter((limit) => limit >= size).length));
var LARGEST = 4;
/** Whether the armies of a house fit its supply, with so many units more or fewer in some areas. Asked very often. */
function fitsSupply(w, id, change = NO_CHANGE) {
	const [twos, threes, fours] = ROOM[player(w, id).supply];
	let [two, three, four] = [
		0,
		0,
		0
	];
	const { combat } = w;
	for (const key in w.armies) {
		const army = w.armies[key];
		if (army.house !== id) continue;
		const size = army.units.length + army.routed.length + (change[key] ?? 0);
		if (size < 2) continue;
		if (size > LARGEST) return false;
		two++;
		if (size > 2) three++;
		if (size > 3) four++;
	}
	for (const key in change) {
		const size = change[key];
		if (size < 2 || w.armies[key]?.house === id) continue;
		if (size > LARGEST) return false;
		two++;
		if (size > 2) three++;
		if (size > 3) four++;
	}
	if (combat?.attacker.house === id && change[combat.area] === void 0) {
		const size = combat.attackers.length;
		if (size > LARGEST) return false;
		if (size > 1) two++;
		if (size > 2) three++;
		if (size > 3) four++;
	}
	return two <= twos && three <= threes && four <= fours;
}
// games/agot/src/westeros/mustering.ts
/** 6.1 */
var mustering = flow("mustering", [each("houses", (w, a) => {
	const house = a.waiting.shift();
	return house && go("muster", {
		house,
		points: pointsOf(structuresOf(w, house)),
		why: "card"
	});
})]);
/** 6.2 Points belong to their area. */
function pointsOf(lands) {
	return Object.fromEntries(lands.map((at) => [at, area(at).musterPoints]));
}
/** R96 Purchases one by one, in any order; what is left over is lost. */
var muster = flow("muster", [ask("buy", {
	rule: "6.1",
	again: true,
	who: (w, a) => canBuy(w, a) ? a.house : void 0,
	options: (_w, a) => {
		const all = purchases(a);
		all.push("done");
		return all;
	},
	refuse: (w, a, _seat, option) => option === "done" ? void 0 : refused$1(w, a, option),
	resolve: (w, a, option, table) => {
		if (option === "done") a.points = {};
		else buy(w, a, option, table);
	}
})]);
var LAND_KINDS = [
	"footman",
	"knight",
	"siegeEngine"
];
var UPGRADES = ["knight", "siegeEngine"];
/** Whatever an area with points left could bring. */
function purchases({ points }) {
	const all = [];
	for (const at of LANDS) if (points[at]) all.push(...WARES[at]);
	return all;
}
/** 6.3, 6.5 A purchase is `area:footman`, `area:ship:sea` or `area:upgrade-knight`. */
var WARES = Object.fromEntries(LANDS.filter((at) => area(at).musterPoints > 0).map((at) => {
	const { adjacentSea, port } = area(at);
	const waters = port ? [...adjacentSea, port] : adjacentSea;
	return [at, [
		...LAND_KINDS.map((kind) => `${at}:${kind}`),
		...waters.map((water) => `${at}:ship:${water}`),
		...UPGRADES.map((kind) => `${at}:upgrade-${kind}`)
	]];
}));
/** R73 Something can be bought with these points. */
function canBuy(w, a) {
	return purchases(a).some((option) => refused$1(w, a, option) === void 0);
}
function read(option) {
	const [land, what, water] = option.split(":");
	const upgrade = what.startsWith("upgrade-");
	const kind = upgrade ? what.slice(8) : what;
	const cost = upgrade ? unit(kind).upgradeCost : unit(kind).musterCost;
	return {
		at: land,
		kind,
		to: water ?? land,
		upgrade,
		cost
	};
}
/** Every purchase there is, read once. */
var PURCHASES = Object.fromEntries(Object.values(WARES).flat().map((option) => [option, read(option)]));
/** 6.2-6.6 Why this cannot be bought. */
function refused$1(w, { house, points }, option) {
	const { at, kind, to, upgrade, cost } = PURCHASES[option];
	if (cost > (points[at] ?? 0)) return because("musterPoints", {
		area: at,
		points: points[at] ?? 0,
		cost
	});
	if (inPool(w, house, kind) === 0) return because("musterPool", { unit: kind });
	if (upgrade) return footmenAt(w, house, at) > 0 ? void 0 : because("noFootman", { area: at });
	if (kind === "ship") {
		const reason = noShip(w, house, to);
		if (reason) return reason;
	}
	if (!isHeldBy(w, to, house) || fitsSupply(w, house, { [to]: 1 })) return void 0;
	return because("overSupply");
}
/** 6.5 */
function noShip(w, house, to) {
	if (area(to).type === "port") return sizeAt(w, to) >= tables.portShips ? because("portFull", { area: to }) : void 0;
	return isEnemyAt(w, to, house) ? because("enemyShips", { area: to }) : void 0;
}
function footmenAt(w, house, at) {
	const army = w.armies[at];
	if (!army || !isHeldBy(w, at, house)) return 0;
	return countOf(army.units, "footman") + countOf(army.routed, "footman");
}
function buy(w, a, option, table) {
	const { at, kind, to, upgrade, cost } = PURCHASES[option];
	a.points[at] = a.points[at] - cost;
	if (upgrade) replace(w, at, a.house, "footman", kind);
	else add(w, to, a.house, [kind]);
	const how = upgrade ? "unit.upgraded" : "unit.mustered";
	table.tell(how, {
		house: a.house,
		from: at,
		area: to,
		unit: kind,
		why: a.why
	});
}
/** One unit becomes another; a routed one stays routed (R55). */
function replace(w, at, house, kind, by) {
	const as = w.armies[at].units.includes(kind) ? "units" : "routed";
	take$1(w, at, [kind], as);
	add(w, at, house, [by], as);
}
// games/agot/src/actions/consolidate.ts
var consolidate = flow("consolidate", [
	ask("chooseOrder", {
		rule: "10.1",
		when: (w, a) => ordersOf$1(w, a.house, "consolidate").length > 1,
		who: (_w, a) => a.house,
		options: (w, a) => ordersOf$1(w, a.house, "consolidate"),
		resolve: (_w, a, from) => {
			a.from = from;
		}
	}),
	step("onlyOrder", (w, a) => {
		a.from ??= ordersOf$1(w, a.house, "consolidate")[0];
	}),
	ask("chooseUse", {
		rule: "14.3",
		when: (w, a) => mayMuster(w, a.house, a.from),
		who: (_w, a) => a.house,
		options: () => ["power", "muster"],
		resolve: (_w, a, use) => {
			a.use = use;
		}
	}),
	step("resolve", (w, a, table) => {
		const use = a.use ??= "power";
		table.tell("consolidate.resolved", {
			house: a.house,
			area: a.from,
			use
		});
		if (use === "power") gainPower(w, table, a.house, worth$1(w, a.house, a.from), "consolidate");
	}),
	call("muster", (_w, a) => go("muster", {
		house: a.house,
		points: pointsOf([a.from]),
		why: "order"
	}), (_w, a) => a.use === "muster"),
	step("remove", (w, a, table) => removeOrder(w, table, a.from, "resolved"))
]);
/** R73 Where nothing can be mustered, the order gives power and nobody is asked. */
function mayMuster(w, house, at) {
	if (!order(w.orders[at].order).special || area(at).musterPoints === 0) return false;
	return canBuy(w, {
		house,
		points: pointsOf([at]),
		why: "order"
	});
}
/** 14.1-14.2, R74 What an order is worth in its area, before the limit of 14.4. */
function worth$1(w, house, at) {
	const { type, power, sea } = area(at);
	switch (type) {
		case "land": return 1 + power;
		case "sea": return 0;
		case "port": return isEnemyAt(w, sea, house) ? 0 : tables.portGain;
	}
}
// games/agot/src/actions/cycle.ts
var cycle = flow("cycle", [step("begin", (w, a, table) => {
	if (housesWith(w, a.type).length > 0) table.tell("phase.began", { phase: a.type });
}), each("turns", (w, a) => {
	const house = w.switches.turnPointer === "keepPosition" ? nextPosition(w, a) : nextNotYetActed(w, a);
	return house && go(a.type, { house });
})]);
/** R40 Whoever stands on the next position now, though the track may have changed meanwhile. */
function nextPosition(w, a) {
	const houses = turnOrder(w);
	const waiting = housesWith(w, a.type);
	for (let tried = 0; tried < houses.length; tried++) {
		const house = houses[a.at % houses.length];
		a.at = (a.at + 1) % houses.length;
		if (waiting.includes(house)) return house;
	}
}
/** R40, the other way: everybody once in every cycle, however the track changes. */
function nextNotYetActed(w, a) {
	const left = housesWith(w, a.type);
	const waiting = turnOrder(w).filter((id) => left.includes(id));
	let house = waiting.find((id) => !a.acted.includes(id));
	if (!house) {
		a.acted = [];
		house = waiting[0];
	}
	if (house) a.acted.push(house);
	return house;
}
// games/agot/src/victory.ts
/** R64, R110 Called when a march, a card or any other step that changes control is finished. */
function checkVictory(w, table) {
	const counts = structureCounts(w);
	const there = w.order.filter((id) => counts[id] >= tables.areasToWin);
	if (there.length === 0) return;
	endWith(w, table, ranked(w).find((id) => there.includes(id)), "seven-areas");
}
/** 3.3 */
function endAfterLastRound(w, table) {
	endWith(w, table, ranked(w)[0], "last-round");
}
function endWith(w, table, winner, reason) {
	w.ended = {
		winner,
		reason
	};
	table.tell("game.won", {
		house: winner,
		reason
	});
	table.end();
}
/** What is compared, most important first; the last one never ties. */
function measures(w, id) {
	const structures = structuresOf(w, id);
	const throne = -turnOrder(w).indexOf(id);
	const { supply, power } = player(w, id);
	return w.profile === "faq2" ? [
		structures.length,
		landsOf(w, id).length,
		supply,
		throne
	] : [
		structures.length,
		structures.filter((at) => area(at).structure === "stronghold").length,
		supply,
		power,
		throne
	];
}
/** Houses from first to last by the tie-breakers of the profile. */
function ranked(w) {
	const by = new Map(w.order.map((id) => [id, measures(w, id)]));
	return [...w.order].sort((one, other) => {
		const [mine, yours] = [by.get(one), by.get(other)];
		const at = mine.findIndex((value, index) => value !== yours[index]);
		return at < 0 ? 0 : yours[at] - mine[at];
	});
}
function outcome(w) {
	const winner = w.ended?.winner;
	return {
		ranking: ranked(w).sort((one, other) => Number(other === winner) - Number(one === winner)).map((id) => [id]),
		scores: Object.fromEntries(w.order.map((id) => [id, structuresOf(w, id).length])),
		reason: w.ended?.reason ?? "last-round"
	};
}
// games/agot/src/actions/declared.ts
/** Standing units that have no destination yet; routed ones cannot move (12.1). */
function unitsLeft$1(w, { from, moves }) {
	const left = [...w.armies[from]?.units ?? []];
	for (const { units } of moves) for (const kind of units) left.splice(left.indexOf(kind), 1);
	return left;
}
/** 12.3 Enemy units, an enemy garrison or a neutral force. */
function isAttack(w, house, at) {
	if (isEnemyAt(w, at, house)) return true;
	if (area(at).type !== "land") return false;
	const land = at;
	return w.neutrals[land] !== void 0 || w.garrisons[land] !== void 0 && area(land).home !== house;
}
/** Who defends an area against this house: its units, or the house whose garrison stands there (19.5). */
function defenderOf(w, at) {
	return w.armies[at]?.house ?? area(at).home;
}
/** The move of a march that is its attack (12.3). */
function attackOf(w, { house, moves }) {
	return moves.find(({ to }) => isAttack(w, house, to));
}
/** The combat between a march and whoever defends its goal; its units are still where they came from. */
function combatOf(w, house, from, attack) {
	return {
		area: attack.to,
		origin: from,
		march: w.orders[from].order,
		attackers: attack.units,
		attacker: { house },
		defender: { house: defenderOf(w, attack.to) },
		support: []
	};
}
// games/agot/src/reach.ts
/** Lands that land units of a house reach from a land, by road or by ship transport; without the origin itself. */
function landsInReach(w, id, from) {
	const { adjacentLand, adjacentSea } = area(from);
	if (!adjacentSea.some((sea) => w.armies[sea]?.house === id)) return adjacentLand.filter((at) => !isImpassable(w, at));
	const reached = new Set(adjacentLand);
	for (const sea of fleetFrom(w, id, from)) for (const coast of area(sea).adjacentLand) reached.add(coast);
	reached.delete(from);
	return [...reached].filter((at) => !isImpassable(w, at));
}
/** Seas of a chain of own Ships that begins at this coast. Routed Ships carry too (12.8). */
function fleetFrom(w, id, from) {
	const chain = /* @__PURE__ */ new Set();
	const waiting = [...area(from).adjacentSea];
	for (let sea = waiting.pop(); sea; sea = waiting.pop()) {
		if (chain.has(sea) || w.armies[sea]?.house !== id) continue;
		chain.add(sea);
		waiting.push(...area(sea).adjacentSea);
	}
	return chain;
}
/** Where Ships of a house can sail: neighbouring seas, own ports, from a port into its sea. */
function watersInReach(w, id, from) {
	return area(from).adjacent.filter((at) => {
		const { type } = area(at);
		if (type === "land" || isImpassable(w, at)) return false;
		return type === "sea" || controls(w, id, at);
	});
}
// games/agot/src/actions/neutral.ts
/** R102 Other houses are asked in turn order, as long as more is needed. */
var neutralForce = flow("neutralForce", [each("askForHelp", (w, a) => {
	if (missing(w, w.march) <= 0) return void 0;
	const house = a.waiting.shift();
	return house && go("neutralHelp", { house });
}), step("failed", (w, _a, table) => {
	const march = w.march;
	if (missing(w, march) <= 0) return;
	const at = neutralTarget(w, march);
	table.tell("march.withdrawn", {
		house: march.house,
		from: march.from,
		area: at,
		strength: w.neutrals[at]
	});
	w.march = {
		house: march.house,
		moves: [],
		isDeclared: false,
		helpers: [],
		barred: [...march.barred, at]
	};
})]);
var neutralHelp = flow("neutralHelp", [ask("offer", {
	rule: "R102",
	who: (_w, a) => a.house,
	options: () => ["help", "none"],
	resolve: (w, a, said, table) => {
		a.helps = said === "help";
		const { house, from } = w.march;
		const data = {
			house: a.house,
			for: house,
			from,
			area: neutralTarget(w, w.march)
		};
		table.tell(a.helps ? "help.offered" : "help.denied", data);
	}
}), ask("accept", {
	rule: "R102",
	when: (_w, a) => a.helps === true,
	who: (w) => w.march.house,
	options: () => ["accept", "refuse"],
	resolve: (w, a, said, table) => {
		if (said === "accept") w.march.helpers.push(a.house);
		table.tell(said === "accept" ? "help.accepted" : "help.refused", {
			house: w.march.house,
			helper: a.house
		});
	}
})]);
/** The neutral force this march attacks, if it attacks one. */
function neutralTarget(w, { moves }) {
	return moves.find(({ to }) => w.neutrals[to])?.to;
}
/** 19.2 What the march still lacks; 0 or less is enough. */
function missing(w, march) {
	const at = neutralTarget(w, march);
	if (!at) return 0;
	let strength = ownStrength(w, march, at, march.moves.find(({ to }) => to === at).units);
	for (const house of march.helpers) strength += supportOf(w, house, at);
	return w.neutrals[at] - strength;
}
/** The marching units, the order, and own Support orders next to the area. */
function ownStrength(w, march, at, units) {
	const { modifier } = order(w.orders[march.from].order);
	let strength = strengthOf$1(units, at) + modifier + supportOf(w, march.house, at);
	for (const { to, units: joining } of march.moves) if (supports$1(w, march.house, to, at)) strength += strengthOf$1(joining, at);
	return strength;
}
/** Houses that could help here, in turn order, and what all of them would bring; help in vain is not asked for twice. */
function possibleHelp(w, march, at) {
	if (march.barred.includes(at)) return {
		houses: [],
		strength: 0
	};
	const houses = turnOrder(w).filter((id) => id !== march.house && supportOf(w, id, at) > 0);
	return {
		houses,
		strength: houses.reduce((sum, id) => sum + supportOf(w, id, at), 0)
	};
}
/** Ships in a port support only their sea (13.1c); a land's neighbours are lands and seas. */
function supports$1(w, house, from, at) {
	const placed = w.orders[from];
	return placed?.house === house && order(placed.order).type === "support" && area(at).adjacent.includes(from);
}
/** 13.1 What the Support orders of a house next to an area are worth there. */
function supportOf(w, house, at) {
	let strength = 0;
	for (const from of area(at).adjacent) if (supports$1(w, house, from, at)) strength += strengthOf$1(w.armies[from]?.units ?? [], at) + order(w.orders[from].order).modifier;
	return strength;
}
/** Siege Engines count against a structure only; routed units are not among these. */
function strengthOf$1(units, at) {
	const engine = area(at).structure === "none" ? 0 : tables.siegeStrength;
	let strength = 0;
	for (const kind of units) strength += kind === "siegeEngine" ? engine : unit(kind).strength;
	return strength;
}
// games/agot/src/actions/march-plan.ts
/** Neighbours, and coasts in reach of own Ships: what a person would look for. */
function destinations(w, { house, from }) {
	const { adjacent: near, adjacentSea, type } = area(from);
	if (type !== "land" || !adjacentSea.some((sea) => w.armies[sea]?.house === house)) return near;
	const overSea = landsInReach(w, house, from).filter((at) => !near.includes(at));
	return [...near, ...overSea];
}
/** Whether anybody could be sent anywhere. */
function canMove(w, march) {
	if (unitsLeft$1(w, march).length === 0) return false;
	return destinations(w, march).some((at) => destinationRefusal(w, march, at) === void 0);
}
/** 12.2-12.5 Why the units left, or some of them, cannot go there. */
function destinationRefusal(w, march, to) {
	const { house, from, moves } = march;
	const fromLand = area(from).type === "land";
	if (isImpassable(w, to)) return because("impassable");
	if (fromLand && area(to).type !== "land") return because("landBound");
	if (!fromLand && area(to).type === "land") return because("seaBound");
	if (area(to).type === "port") {
		if (!controls(w, house, to)) return because("foreignPort");
		if (sizeAt(w, to) + goingTo(march, to) >= tables.portShips) return because("portFull", { area: to });
	}
	if (isAttack(w, house, to)) {
		const other = moves.find((move) => move.to !== to && isAttack(w, house, move.to));
		if (other) return because("oneAttack", { area: other.to });
	}
	return roomFor(w, march, to, 1) ? neutralRefusal(w, march, to) : because("overSupply");
}
/** A neutral force that even everybody left, with all help there could be, would not beat. */
function neutralRefusal(w, march, to) {
	const needed = w.neutrals[to];
	if (needed === void 0) return void 0;
	const at = to;
	const strength = ownStrength(w, march, at, [...march.moves.find((move) => move.to === to)?.units ?? [], ...unitsLeft$1(w, march)]);
	if (strength + possibleHelp(w, march, at).strength >= needed) return void 0;
	return because(march.barred.includes(at) ? "helpRefused" : "neutralTooStrong", {
		area: to,
		needed,
		strength
	});
}
function goingTo({ moves }, to) {
	return moves.find((move) => move.to === to)?.units.length ?? 0;
}
/** How many of the units left may go to this destination at most. */
function mostUnits(w, march, to) {
	let most = unitsLeft$1(w, march).length;
	if (area(to).type === "port") most = Math.min(most, tables.portShips - sizeAt(w, to) - goingTo(march, to));
	while (most > 1 && !roomFor(w, march, to, most)) most--;
	return most;
}
/** 12.5 So many more units fit in there, even if everybody else leaves the origin for places of their own. */
function roomFor(w, march, to, units) {
	if (units === 1 && w.armies[to]?.house !== march.house && goingTo(march, to) === 0) return true;
	const change = changesOf(march);
	change[march.from] = -(w.armies[march.from]?.units.length ?? 0);
	change[to] = (change[to] ?? 0) + units;
	return fitsSupply(w, march.house, change);
}
function changesOf({ from, moves }) {
	const change = {};
	let leaving = 0;
	for (const { to, units } of moves) {
		change[to] = units.length;
		leaving += units.length;
	}
	change[from] = -leaving;
	return change;
}
/** Everybody goes to a place of their own, where nobody of the house is: what fitted before fits again (1.3). */
function makesNoArmy(w, { house, moves }) {
	return moves.every(({ to, units }) => units.length === 1 && w.armies[to]?.house !== house);
}
/** 12.5, R20, 19.2 Why a march cannot be carried out as it was declared. */
function planRefusal(w, march) {
	if (march.moves.length === 0) return void 0;
	if (!makesNoArmy(w, march) && !fitsSupply(w, march.house, changesOf(march))) return because("overSupply");
	const at = neutralTarget(w, march);
	if (!at) return void 0;
	const lacking = missing(w, march);
	if (lacking <= possibleHelp(w, march, at).strength) return void 0;
	const needed = w.neutrals[at];
	const args = {
		area: at,
		needed,
		strength: needed - lacking
	};
	return because(lacking > 0 && march.barred.includes(at) ? "helpRefused" : "neutralTooStrong", args);
}
// games/agot/src/actions/march.ts
var theMarch = (w) => w.march;
var march = flow("march", [
	step("begin", (w, a) => {
		w.march = {
			house: a.house,
			moves: [],
			isDeclared: false,
			helpers: [],
			barred: []
		};
	}),
	each("declare", (w) => theMarch(w).isDeclared ? void 0 : go("declareMarch", {})),
	ask("leaveToken", {
		rule: "12.6",
		when: (w) => mayLeaveToken(w, theMarch(w)),
		who: (_w, a) => a.house,
		options: () => ["yes", "no"],
		resolve: (_w, a, said) => {
			a.leavesToken = said === "yes";
		}
	}),
	step("move", carryOut$1),
	call("portsBeforeTheAttack", () => go("ports", {})),
	call("combat", () => go("combat", {}), (w) => w.combat !== void 0),
	step("finish", (w, a, table) => removeOrder(w, table, a.from, "resolved")),
	call("ports", () => go("ports", {})),
	step("victory", (w, _a, table) => checkVictory(w, table))
]);
var declareMarch = flow("declareMarch", [
	ask("chooseOrder", {
		rule: "12.1",
		when: (w) => ordersOf$1(w, theMarch(w).house, "march").length > 1,
		who: (w) => theMarch(w).house,
		options: (w) => ordersOf$1(w, theMarch(w).house, "march"),
		resolve: (w, _a, from) => {
			theMarch(w).from = from;
		}
	}),
	step("onlyOrder", (w) => {
		const declared = theMarch(w);
		declared.from ??= ordersOf$1(w, declared.house, "march")[0];
		declared.isDeclared = !canMove(w, declared);
	}),
	each("moves", (w) => {
		const { from, isDeclared } = theMarch(w);
		return from === void 0 || isDeclared ? void 0 : go("marchMove", {});
	}),
	call("neutralForce", (w) => {
		const declared = theMarch(w);
		return go("neutralForce", { waiting: possibleHelp(w, declared, neutralTarget(w, declared)).houses });
	}, (w) => theMarch(w).isDeclared && missing(w, theMarch(w)) > 0)
]);
var marchMove = flow("marchMove", [
	ask("chooseDestination", {
		rule: "12.1",
		who: (w) => theMarch(w).house,
		options: (w) => {
			const declared = theMarch(w);
			const areas = unitsLeft$1(w, declared).length > 0 ? destinations(w, declared) : [];
			return declared.moves.length > 0 ? [
				...areas,
				"done",
				"again"
			] : [...areas, "done"];
		},
		refuse: (w, _a, _seat, to) => {
			if (to === "again") return void 0;
			return to === "done" ? planRefusal(w, theMarch(w)) : destinationRefusal(w, theMarch(w), to);
		},
		elsewhere: (w, _a, _seat, to) => {
			if (!isArea(to)) return void 0;
			return unitsLeft$1(w, theMarch(w)).length === 0 ? because("allSent") : because("outOfReach");
		},
		resolve: (w, _a, said, table) => {
			const declared = theMarch(w);
			if (said === "done") declared.isDeclared = true;
			else if (said === "again") beginAgain(declared);
			else declared.to = said;
			if (said === "done" || said === "again") table.leave();
		}
	}),
	ask("chooseUnits", {
		rule: "12.1",
		shape: "some",
		when: (w) => unitsLeft$1(w, theMarch(w)).length > 1,
		who: (w) => theMarch(w).house,
		options: (w) => named(unitsLeft$1(w, theMarch(w))),
		between: (w) => [1, mostUnits(w, theMarch(w), theMarch(w).to)],
		resolve: (w, _a, names) => send(theMarch(w), names.map(kindOf))
	}),
	step("onlyUnit", (w) => send(theMarch(w), unitsLeft$1(w, theMarch(w))), (w) => theMarch(w).to !== void 0)
]);
function beginAgain(declared) {
	declared.moves = [];
	delete declared.from;
}
function send(declared, units) {
	const { to, moves } = declared;
	const there = moves.find((move) => move.to === to);
	if (there) there.units = inLine([...there.units, ...units]);
	else moves.push({
		to,
		units: inLine(units)
	});
	delete declared.to;
}
/** 12.6 All units leave a land that neither a token nor the printed home would keep. */
function mayLeaveToken(w, { house, from, moves }) {
	const { type, home } = area(from);
	if (type !== "land" || home === house || w.tokens[from] === house) return false;
	const leaving = moves.reduce((sum, { units }) => sum + units.length, 0);
	return leaving > 0 && leaving === sizeAt(w, from) && player(w, house).power > 0;
}
function carryOut$1(w, a, table) {
	const declared = theMarch(w);
	const from = a.from = declared.from;
	delete w.march;
	const attack = attackOf(w, declared);
	table.tell("march.declared", {
		house: a.house,
		from,
		order: w.orders[from].order,
		moves: declared.moves,
		...attack && { attacks: attack.to }
	});
	for (const move of declared.moves) if (move !== attack) enter$1(w, table, a.house, from, move);
	if (attack) take$1(w, from, attack.units);
	if (a.leavesToken) putToken(w, table, a.house, from);
	tellIfLost(w, table, a.house, from);
	if (!attack) return;
	if (w.neutrals[attack.to]) overcome(w, table, declared, attack);
	else w.combat = combatOf(w, a.house, from, attack);
}
/** 12.7 Whoever enters controls the area; an enemy token goes to the pool. */
function enter$1(w, table, house, from, move) {
	take$1(w, from, move.units);
	settle(w, table, house, from, move);
}
function settle(w, table, house, from, { to, units }) {
	const before = controller(w, to);
	add(w, to, house, units);
	table.tell("units.moved", {
		house,
		from,
		to,
		units
	});
	if (before === house || area(to).type !== "land") return;
	table.tell("area.taken", {
		house,
		area: to,
		...before && { from: before }
	});
	if (w.tokens[to]) removeToken(w, table, to);
}
/** 16.4 A land left without units and token falls back to its printed home, or to nobody. */
function tellIfLost(w, table, house, from) {
	if (w.armies[from] || area(from).type !== "land") return;
	const to = controller(w, from);
	if (to !== house) table.tell("area.lost", {
		house,
		area: from,
		...to && { to }
	});
}
/** 19.3 */
function overcome(w, table, { house, from, helpers }, attack) {
	const at = attack.to;
	table.tell("neutral.beaten", {
		house,
		area: at,
		strength: w.neutrals[at],
		helpers
	});
	delete w.neutrals[at];
	settle(w, table, house, from, attack);
}
// games/agot/src/actions/ports.ts
var ports$1 = flow("ports", [step("abandon", (w, _a, table) => {
	for (const port of PORTS) if (w.armies[port] && newOwner(w, port) === "nobody") clear(w, table, port, "abandoned");
}), each("capture", (w) => {
	const port = PORTS.find((one) => newOwner(w, one));
	if (!port) return void 0;
	const house = controller(w, port);
	return go("portCapture", {
		house,
		ports: PORTS.filter((one) => newOwner(w, one) === house)
	});
})]);
var portCapture = flow("portCapture", [
	ask("choosePort", {
		rule: "R101",
		when: (_w, a) => a.ports.length > 1,
		who: (_w, a) => a.house,
		options: (_w, a) => a.ports,
		resolve: (_w, a, port) => {
			a.ports = [port];
		}
	}),
	ask("takeShips", {
		rule: "17.7",
		shape: "number",
		when: (w, a) => mostShips(w, a.house, a.ports[0]) > 0,
		who: (_w, a) => a.house,
		options: () => [],
		between: (w, a) => [0, mostShips(w, a.house, a.ports[0])],
		resolve: (w, a, ships, table) => take(w, table, a.house, a.ports[0], ships)
	}),
	step("takeNone", (w, a, table) => take(w, table, a.house, a.ports[0], 0), (w, a) => isEnemyAt(w, a.ports[0], a.house))
]);
/** Whose a port with Ships of another house is now: the new owner's, or nobody's. */
function newOwner(w, port) {
	const fleet = w.armies[port];
	if (!fleet) return void 0;
	const owner = controller(w, port);
	return owner === fleet.house ? void 0 : owner ?? "nobody";
}
/** R111 The smallest of the enemy Ships there, the own pool, and what supply allows. */
function mostShips(w, house, port) {
	let most = Math.min(sizeAt(w, port), inPool(w, house, "ship"));
	while (most > 0 && !fitsSupply(w, house, { [port]: most })) most--;
	return most;
}
function take(w, table, house, port, ships) {
	clear(w, table, port, "captured");
	add(w, port, house, Array(ships).fill("ship"));
	table.tell("port.captured", {
		house,
		port,
		land: area(port).land,
		ships
	});
}
function clear(w, table, port, why) {
	const { house } = w.armies[port];
	table.tell("units.lost", {
		house,
		area: port,
		units: unitsAt(w, port),
		why
	});
	delete w.armies[port];
	removeOrder(w, table, port, "no-units");
}
// games/agot/src/actions/raid.ts
var raid = flow("raid", [
	ask("chooseOrder", {
		rule: "10.1",
		when: (w, a) => ordersOf$1(w, a.house, "raid").length > 1,
		who: (_w, a) => a.house,
		options: (w, a) => ordersOf$1(w, a.house, "raid"),
		resolve: (_w, a, from) => {
			a.from = from;
		}
	}),
	step("onlyOrder", (w, a) => {
		a.from ??= ordersOf$1(w, a.house, "raid")[0];
	}),
	ask("chooseTarget", {
		rule: "11.1",
		when: (w, a) => targets$2(w, a.from).some((at) => targetRefusal(w, a, at) === void 0),
		who: (_w, a) => a.house,
		options: (w, a) => [...targets$2(w, a.from), "none"],
		refuse: (w, a, _seat, at) => at === "none" ? void 0 : targetRefusal(w, a, at),
		resolve: (w, a, at, table) => {
			if (at !== "none") strike(w, table, a.house, a.from, at);
		}
	}),
	step("remove", (w, a, table) => removeOrder(w, table, a.from, "resolved"))
]);
/** Neighbours with an order, whoever's; a port knows only its sea (11.3). */
function targets$2(w, from) {
	return area(from).adjacent.filter((at) => w.orders[at]);
}
/** 11.2-11.3, R11, R13 */
function targetRefusal(w, { house, from }, at) {
	const target = w.orders[at];
	const { type } = order(target.order);
	if (target.house === house) return because("raidOwn");
	if (area(from).type === "land" && area(at).type !== "land") return because("raidReach");
	if (type === "march") return because("raidMarch");
	if (type === "defense" && !order(w.orders[from].order).special) return because("raidDefense");
}
function strike(w, table, house, from, at) {
	const { house: victim, order: id } = w.orders[at];
	table.tell("order.raided", {
		house,
		from,
		area: at,
		victim,
		order: id
	});
	removeOrder(w, table, at, "raided");
	if (order(id).type !== "consolidate") return;
	const { raiderGains, victimLoses } = tables.pillage;
	gainPower(w, table, house, raiderGains, "pillage");
	losePower(w, table, victim, victimLoses, "pillage");
}
// games/agot/src/actions/index.ts
var actionFlows = [
	cycle,
	raid,
	march,
	declareMarch,
	marchMove,
	neutralForce,
	neutralHelp,
	consolidate,
	ports$1,
	portCapture
];
// games/agot/src/combat/sides.ts
var SIDES$1 = ["attacker", "defender"];
function theCombat(w) {
	return w.combat;
}
function stake(w, side) {
	return theCombat(w)[side];
}
function houseOf$1(w, side) {
	return theCombat(w)[side].house;
}
function other(side) {
	return side === "attacker" ? "defender" : "attacker";
}
/** The side of a house that fights; nothing for anybody else. */
function sideOf(w, id) {
	return SIDES$1.find((side) => houseOf$1(w, side) === id);
}
function loserOf(w) {
	return other(theCombat(w).winner);
}
/** R104 The combatant higher on the Iron Throne track acts first. */
function inTurnOrder(w) {
	return isHigher(w, "iron-throne", houseOf$1(w, "attacker"), houseOf$1(w, "defender")) ? ["attacker", "defender"] : ["defender", "attacker"];
}
/** A castle or stronghold stands in the embattled area; never in a sea or port (R48). */
function isForStructure(w) {
	return area(theCombat(w).area).structure !== "none";
}
var NOBODY = [];
/** Participating units that are not routed. */
function standing$1(w, side) {
	const { area: at, attackers, defender } = theCombat(w);
	if (side === "attacker") return attackers;
	const army = w.armies[at];
	return army?.house === defender.house ? army.units : NOBODY;
}
/** Participating routed units: only defenders can be, since routed units do not march (13.17). */
function routed(w, side) {
	const { area: at, defender } = theCombat(w);
	if (side === "attacker") return NOBODY;
	const army = w.armies[at];
	return army?.house === defender.house ? army.routed : NOBODY;
}
/** Takes participating units off the table of this combat, wherever they go next. */
function withdraw(w, side, units, from = "units") {
	const { area: at, attackers } = theCombat(w);
	if (side === "defender") take$1(w, at, units, from);
	else for (const kind of units) attackers.splice(attackers.indexOf(kind), 1);
}
/** Destroys participating units; they go back to the pool of their house (2.8). */
function destroy$1(w, table, side, units, why, from = "units") {
	if (units.length === 0) return;
	const lost = [...units];
	withdraw(w, side, lost, from);
	table.tell("units.lost", {
		house: houseOf$1(w, side),
		area: theCombat(w).area,
		units: lost,
		why
	});
}
// games/agot/src/combat/effects.ts
/** The parameters of an effect, if this card has it. */
function effectOf$1(id, effect) {
	const printed = id === void 0 ? void 0 : card(id).effect;
	return printed?.id === effect ? printed.params : void 0;
}
/** Whether the card of a side has this effect. */
function has(w, side, effect) {
	return effectOf$1(stake(w, side).card, effect) !== void 0;
}
/** 13.11, 18.5, R34 Whether the units of a side are safe from this kind of harm. */
function isSafeFrom(w, side, harm) {
	return effectOf$1(stake(w, side).card, "no-casualties")?.from.includes(harm) ?? false;
}
// games/agot/src/combat/hands.ts
/** Cards come into a hand in the order the house lists them. */
function intoHand(w, id, cards) {
	const { cards: all } = house(id);
	const mine = player(w, id);
	mine.hand = [...mine.hand, ...cards].sort((one, other) => all.indexOf(one) - all.indexOf(other));
}
function outOfHand(w, id, card) {
	const { hand } = player(w, id);
	hand.splice(hand.indexOf(card), 1);
}
function ontoDiscard(w, id, card) {
	player(w, id).discard.push(card);
}
/** 13.15 Whoever holds no card any more takes back all but the last one that went. */
function refill(w, table, id, last) {
	const mine = player(w, id);
	if (mine.hand.length > 0 || mine.discard.length === 0) return;
	const back = mine.discard.filter((card) => card !== last);
	mine.discard = mine.discard.filter((card) => card === last);
	intoHand(w, id, back);
	table.tell("hand.refilled", {
		house: id,
		cards: back
	});
}
// games/agot/src/combat/cards/used.ts
/** The card of a side has done something; `more` says what. */
function tellUsed(w, table, side, more = {}) {
	const { house, card } = stake(w, side);
	table.tell("card.used", {
		house,
		card,
		...more
	});
}
// games/agot/src/combat/cards/at-once.ts
/** R53 The whole discard pile comes back to hand, in clean-up this card too. */
function returnDiscards(w, side, table) {
	const mine = player(w, houseOf$1(w, side));
	const back = mine.discard;
	mine.discard = [];
	intoHand(w, houseOf$1(w, side), back);
	stake(w, side).returns = true;
	tellUsed(w, table, side, { cards: back });
}
/** R60 No more than the 20 tokens allow. */
function gainWinnersPower(w, side, table) {
	const { house, card } = stake(w, side);
	tellUsed(w, table, side);
	gainPower(w, table, house, effectOf$1(card, "gain-power").amount, "card");
}
// games/agot/src/combat/abilities.ts
var ABILITIES = {
	"cancel-opponent-card": (_w, side) => go("cancelCard", { side }),
	"pay-to-swap-own-card": (_w, side) => go("swapCard", { side }),
	"destroy-opponent-footman": (_w, side) => go("destroyFootman", { side }),
	"remove-adjacent-opponent-order": (_w, side) => go("removeAdjacentOrder", { side }),
	"opponent-to-bottom-of-track": (_w, side) => go("dropOnTrack", { side }),
	"return-own-discards-to-hand": returnDiscards,
	"gain-power": gainWinnersPower,
	"remove-loser-order-anywhere": (_w, side) => go("removeLosersOrder", { side }),
	"upgrade-footman-to-knight": (_w, side) => go("upgradeFootman", { side }),
	"discard-card-from-opponent-hand": (_w, side) => go("discardFromHand", { side })
};
var abilities = flow("abilities", [each("next", (w, a, table) => {
	for (let side = a.waiting.shift(); side; side = a.waiting.shift()) {
		const sub = abilityIn(w, side, a.window)?.(w, side, table);
		if (sub) return sub;
	}
})]);
/** The ability of a side's card in this window; "when you win" and "when you lose" only for whoever did. */
function abilityIn(w, side, window) {
	const { card: mine } = stake(w, side);
	if (mine === void 0) return void 0;
	const { step, timing, effect } = card(mine);
	if (step !== window || !effect) return void 0;
	const { winner } = theCombat(w);
	if (window === "immediate" && winner !== void 0) return void 0;
	if (timing === "on-win" && winner !== side) return void 0;
	if (timing === "on-lose" && winner === side) return void 0;
	return ABILITIES[effect.id];
}
// games/agot/src/combat/cards/cancel-card.ts
var cancelCard = flow("cancelCard", [
	ask("use", {
		rule: "13.4",
		who: (w, a) => stake(w, other(a.side)).card ? houseOf$1(w, a.side) : void 0,
		options: () => ["yes", "no"],
		resolve: (w, a, said, table) => {
			if (said === "no") return table.leave();
			const victim = stake(w, other(a.side));
			const cancelled = victim.card;
			intoHand(w, victim.house, [cancelled]);
			delete victim.card;
			a.cancelled = cancelled;
			tellUsed(w, table, a.side, {
				cancels: cancelled,
				of: victim.house
			});
		}
	}),
	ask("replace", {
		rule: "R30",
		who: (w, a) => others(w, a).length > 1 ? houseOf$1(w, other(a.side)) : void 0,
		options: (w, a) => player(w, houseOf$1(w, other(a.side))).hand,
		refuse: (_w, a, _seat, card) => card === a.cancelled ? because("cardCancelled") : void 0,
		resolve: (w, a, said, table) => replaceBy(w, table, other(a.side), said)
	}),
	step("only", (w, a, table) => replaceBy(w, table, other(a.side), others(w, a)[0]), (w, a) => a.cancelled !== void 0 && others(w, a).length < 2 && !stake(w, other(a.side)).card)
]);
function others(w, { side, cancelled }) {
	if (cancelled === void 0) return [];
	return player(w, houseOf$1(w, other(side))).hand.filter((card) => card !== cancelled);
}
function replaceBy(w, table, side, card) {
	const mine = stake(w, side);
	if (card !== void 0) {
		outOfHand(w, mine.house, card);
		mine.card = card;
	}
	table.tell("card.replaced", {
		house: mine.house,
		card: card ?? "none"
	});
}
// games/agot/src/combat/cards/destroy-footman.ts
var destroyFootman = flow("destroyFootman", [
	step("any", (w, a, table) => {
		if (targets$1(w, a.side).length === 0) table.leave();
	}),
	ask("choose", {
		rule: "R35",
		who: (w, a) => targets$1(w, a.side).length > 1 ? houseOf$1(w, a.side) : void 0,
		options: () => ["standing", "routed"],
		resolve: (w, a, said, table) => {
			hit(w, table, a.side, said === "standing" ? "units" : "routed");
			table.leave();
		}
	}),
	step("only", (w, a, table) => hit(w, table, a.side, targets$1(w, a.side)[0]))
]);
/** R34 None on a side whose units no ability can harm. */
function targets$1(w, side) {
	const enemy = other(side);
	if (isSafeFrom(w, enemy, "house-card-abilities")) return [];
	const found = [];
	if (standing$1(w, enemy).includes("footman")) found.push("units");
	if (routed(w, enemy).includes("footman")) found.push("routed");
	return found;
}
function hit(w, table, side, from) {
	const enemy = other(side);
	tellUsed(w, table, side, { of: houseOf$1(w, enemy) });
	destroy$1(w, table, enemy, ["footman"], "card", from);
	if (w.switches.maceLastUnitEndsCombat && isDestroyed(w, enemy)) theCombat(w).winner = side;
}
function isDestroyed(w, side) {
	if (standing$1(w, side).length + routed(w, side).length > 0) return false;
	return side === "attacker" || !w.garrisons[theCombat(w).area];
}
// games/agot/src/combat/cards/discard-from-hand.ts
var discardFromHand = flow("discardFromHand", [ask("choose", {
	rule: "R59",
	who: (w, a) => player(w, houseOf$1(w, other(a.side))).hand.length > 0 ? houseOf$1(w, a.side) : void 0,
	options: (w, a) => [...player(w, houseOf$1(w, other(a.side))).hand, "none"],
	resolve: (w, a, said, table) => {
		if (said === "none") return;
		const victim = houseOf$1(w, other(a.side));
		tellUsed(w, table, a.side, {
			discards: said,
			of: victim
		});
		outOfHand(w, victim, said);
		ontoDiscard(w, victim, said);
		refill(w, table, victim, said);
	}
})]);
// games/agot/src/tracks.ts
/** 7.7 Takes a house out, closes the gap, puts it in at its new place; whoever is first holds the token at once. */
function moveOnTrack(w, table, track, id, to) {
	const places = w.tracks[track];
	const from = places.indexOf(id);
	if (from === to) return;
	places.splice(from, 1);
	places.splice(to, 0, id);
	table.tell("track.moved", {
		track,
		house: id,
		from: from + 1,
		to: to + 1
	});
	giveToken(w, table, track);
}
/** 7.6, 1.11 */
function giveToken(w, table, track) {
	const first = w.tracks[track][0];
	if (w.holders[track] === first) return;
	w.holders[track] = first;
	table.tell("token.passed", {
		track,
		house: first
	});
}
/** 9.2 How many special orders a house may use. */
function starsOf(w, id) {
	return starsFor(w.order.length)[w.tracks["kings-court"].indexOf(id)] ?? 0;
}
// games/agot/src/combat/cards/drop-on-track.ts
var dropOnTrack = flow("dropOnTrack", [ask("choose", {
	rule: "R42",
	who: (w, a) => houseOf$1(w, a.side),
	options: () => TRACKS,
	resolve: (w, a, track, table) => {
		const victim = houseOf$1(w, other(a.side));
		tellUsed(w, table, a.side, {
			track,
			of: victim
		});
		moveOnTrack(w, table, track, victim, w.tracks[track].length - 1);
	}
})]);
// games/agot/src/combat/cards/remove-order.ts
var removeAdjacentOrder = flow("removeAdjacentOrder", [ask("choose", {
	rule: "R37",
	who: (w, a) => adjacentOrders(w, a.side).length > 1 ? houseOf$1(w, a.side) : void 0,
	options: (w, a) => adjacentOrders(w, a.side),
	resolve: (w, a, said, table) => {
		removeBy(w, table, a.side, said);
		table.leave();
	}
}), step("only", (w, a, table) => {
	const [at] = adjacentOrders(w, a.side);
	if (at) removeBy(w, table, a.side, at);
})]);
var removeLosersOrder = flow("removeLosersOrder", [ask("choose", {
	rule: "R54",
	who: (w, a) => ordersOf(w, a.side, AREAS).length > 0 ? houseOf$1(w, a.side) : void 0,
	options: (w, a) => [...ordersOf(w, a.side, AREAS), "none"],
	resolve: (w, a, said, table) => {
		if (said !== "none") removeBy(w, table, a.side, said);
	}
})]);
/** R38 A port is next to its land, too. */
function adjacentOrders(w, side) {
	const { adjacent, port } = area(theCombat(w).area);
	return ordersOf(w, side, port ? [...adjacent, port] : adjacent);
}
/** Orders of the opponent; neither the one in the embattled area nor the march of this combat (R37, R54). */
function ordersOf(w, side, among) {
	const { area: here, origin } = theCombat(w);
	const enemy = houseOf$1(w, other(side));
	const marched = houseOf$1(w, "attacker") === enemy ? origin : void 0;
	return among.filter((at) => at !== here && at !== marched && w.orders[at]?.house === enemy);
}
/** A removed Support order takes its support away. */
function removeBy(w, table, side, at) {
	tellUsed(w, table, side, { area: at });
	removeOrder(w, table, at, "card");
	const combat = theCombat(w);
	combat.support = combat.support.filter((support) => support.area !== at);
}
// games/agot/src/combat/cards/swap-card.ts
var swapCard = flow("swapCard", [ask("choose", {
	rule: "R33",
	who: (w, a) => canSwap$1(w, a.side) ? houseOf$1(w, a.side) : void 0,
	options: (w, a) => [...player(w, houseOf$1(w, a.side)).hand, "none"],
	resolve: (w, a, said, table) => {
		if (said === "none") return;
		const mine = stake(w, a.side);
		const old = mine.card;
		tellUsed(w, table, a.side, { by: said });
		losePower(w, table, mine.house, costOf(w, a.side), "card");
		ontoDiscard(w, mine.house, old);
		outOfHand(w, mine.house, said);
		mine.card = said;
		a.swapped = true;
	}
}), call("newCard", (_w, a) => go("abilities", {
	window: "immediate",
	waiting: [a.side]
}), (_w, a) => a.swapped === true)]);
function costOf(w, side) {
	return effectOf$1(stake(w, side).card, "pay-to-swap-own-card").cost;
}
function canSwap$1(w, side) {
	const { power, hand } = player(w, houseOf$1(w, side));
	return power >= costOf(w, side) && hand.length > 0;
}
// games/agot/src/combat/cards/upgrade-footman.ts
var upgradeFootman = flow("upgradeFootman", [ask("choose", {
	rule: "R55",
	who: (w, a) => inPool(w, houseOf$1(w, a.side), "knight") > 0 && targets(w, a.side).length > 0 ? houseOf$1(w, a.side) : void 0,
	options: (w, a) => [...targets(w, a.side), "none"],
	resolve: (w, a, said, table) => {
		if (said === "none") return;
		const [at, which] = said.split(":");
		tellUsed(w, table, a.side, { area: at });
		const combat = theCombat(w);
		if (a.side === "attacker" && at === combat.area) {
			combat.attackers.splice(combat.attackers.indexOf("footman"), 1, "knight");
			combat.attackers = inLine(combat.attackers);
		} else {
			const as = which === "footman" ? "units" : "routed";
			add(w, at, houseOf$1(w, a.side), ["knight"], as);
			take$1(w, at, ["footman"], as);
		}
	}
})]);
function targets(w, side) {
	const { area: here, support } = theCombat(w);
	const found = [];
	if (standing$1(w, side).includes("footman")) found.push(`${here}:footman`);
	if (routed(w, side).includes("footman")) found.push(`${here}:routed`);
	for (const { area: at, house } of support) {
		const army = w.armies[at];
		if (house !== houseOf$1(w, side) || !army) continue;
		if (army.units.includes("footman")) found.push(`${at}:footman`);
		if (army.routed.includes("footman")) found.push(`${at}:routed`);
	}
	return found;
}
// games/agot/src/combat/strength.ts
function playedCards(w) {
	return {
		attacker: stake(w, "attacker").card,
		defender: stake(w, "defender").card
	};
}
/** What stands behind a side; with `played` as the House cards, by default those that lie open. */
function lines(w, side, played = playedCards(w)) {
	return [
		...unitLines(w, side, played),
		...orderLines(w, side, played),
		...garrisonLines(w, side),
		...theCombat(w).support.filter((support) => support.side === side).map((support) => supportLine(w, support, played)),
		...cardLines(w, side, played),
		...extraLines(w, side)
	];
}
/** 13.8 Below 0 counts as 0. */
function total(parts) {
	return Math.max(0, parts.reduce((sum, { amount }) => sum + amount, 0));
}
/** 13.2 Units, orders, garrison and support, before any card. */
function initialStrength(w, side) {
	return total(lines(w, side, {}));
}
/** 13.1d, 13.2 A unit by itself: a Siege Engine counts only in an attack on a structure. */
function baseStrength(kind, attacksStructure) {
	return kind === "siegeEngine" && attacksStructure ? tables.siegeStrength : unit(kind).strength;
}
/** R23-R24 Support of anybody, own areas included, even if it adds nothing. */
function isSupported(w, side) {
	return theCombat(w).support.some((support) => support.side === side);
}
/** What one standing unit of a house counts for a side, under the cards played. */
function worth(w, kind, house, side, played) {
	const base = baseStrength(kind, side === "attacker" && isForStructure(w));
	const raised = house === houseOf$1(w, "attacker") ? effectOf$1(played.attacker, "unit-strength-when-attacking") : void 0;
	const strength = raised?.unit === kind ? raised.strengthEach : base;
	const saan = kind === "ship" ? SIDES$1.find((one) => zeroesForeignShips(w, one, played)) : void 0;
	if (saan === void 0 || house === houseOf$1(w, saan)) return strength;
	return w.switches.salladhorAgainstVictarion === "turnOrder" && isHigher(w, "iron-throne", houseOf$1(w, saan), house) ? strength - base : 0;
}
/** R45 */
function zeroesForeignShips(w, side, played) {
	return effectOf$1(played[side], "zero-foreign-ships-if-supported") !== void 0 && isSupported(w, side);
}
function unitLines(w, side, played) {
	const units = standing$1(w, side);
	const found = [];
	for (const kind of UNIT_KINDS) {
		const count = countOf(units, kind);
		if (count === 0) continue;
		const amount = count * worth(w, kind, houseOf$1(w, side), side, played);
		found.push({
			what: "units",
			by: kind,
			count,
			amount
		});
	}
	const lying = routed(w, side).length;
	if (lying > 0) found.push({
		what: "routed",
		count: lying,
		amount: 0
	});
	return found;
}
/** The attacker's march modifier, the defender's Defense order, as long as it lies there (E74). */
function orderLines(w, side, played) {
	const { area: at, march, defender } = theCombat(w);
	if (side === "attacker") return [{
		what: "march",
		by: march,
		amount: order(march).modifier
	}];
	const placed = w.orders[at];
	if (placed?.house !== defender.house || typeOf(placed.order) !== "defense") return [];
	const times = effectOf$1(played.defender, "double-own-defense-order") ? 2 : 1;
	return [{
		what: "defense",
		by: placed.order,
		amount: times * order(placed.order).modifier
	}];
}
function typeOf(id) {
	return order(id).type;
}
/** 19.5 */
function garrisonLines(w, side) {
	const { area: at, defender } = theCombat(w);
	const garrison = w.garrisons[at];
	if (side === "attacker" || !garrison || area(at).home !== defender.house) return [];
	return [{
		what: "garrison",
		amount: garrison
	}];
}
/** The units of a supporting area; a special order adds 1, even over routed units only (R14). */
function supportLine(w, { area: at, house, side }, played) {
	let amount = 0;
	for (const kind of w.armies[at]?.units ?? []) amount += worth(w, kind, house, side, played);
	const placed = w.orders[at];
	if (placed) amount += order(placed.order).modifier;
	return {
		what: "support",
		by: at,
		house,
		amount
	};
}
/** The printed number, 0 under an effect that says so (R43), and what the ability adds. */
function cardLines(w, side, played) {
	const mine = played[side];
	if (mine === void 0) return [];
	const found = [{
		what: "card",
		by: mine,
		amount: effectOf$1(played[other(side)], "zero-opponent-printed-strength") !== void 0 ? 0 : card(mine).strength
	}];
	const bonus = abilityBonus(w, side, mine);
	if (bonus > 0) found.push({
		what: "ability",
		by: mine,
		amount: bonus
	});
	return found;
}
function abilityBonus(w, side, mine) {
	const me = houseOf$1(w, side);
	const rival = effectOf$1(mine, "bonus-if-opponent-higher-on-track");
	if (rival) return isHigher(w, rival.track, houseOf$1(w, other(side)), me) ? rival.strength : 0;
	const friend = effectOf$1(mine, "bonus-if-own-card-discarded");
	if (friend) return player(w, me).discard.includes(friend.cardId) ? friend.strength : 0;
	const keep = effectOf$1(mine, "bonus-when-defending-structure");
	if (keep) return side === "defender" && isForStructure(w) ? keep.strength : 0;
	return 0;
}
/** 13.7, 18.4 */
function extraLines(w, side) {
	const { blade, tide: drawn } = stake(w, side);
	const found = [];
	if (blade) found.push({
		what: "blade",
		amount: 1
	});
	if (drawn) found.push({
		what: "tides",
		by: drawn,
		amount: tide(drawn).strength
	});
	return found;
}
/** 13.11, 18.4 Swords and towers of House card, ability and Tides card. */
function icons$1(w, side, played = playedCards(w)) {
	const mine = played[side];
	const { tide: drawn } = stake(w, side);
	let [swords, towers] = mine ? [card(mine).swords, card(mine).towers] : [0, 0];
	for (const extra of [mine && abilityIcons(w, side, mine), drawn && tide(drawn)]) {
		if (!extra) continue;
		swords += extra.swords ?? 0;
		towers += extra.towers ?? 0;
	}
	return {
		swords,
		towers
	};
}
function abilityIcons(w, side, mine) {
	const byRole = effectOf$1(mine, "icon-by-role");
	if (byRole) return side === "attacker" ? byRole.attacking : byRole.defending;
	const alone = effectOf$1(mine, "bonus-if-unsupported");
	if (alone) return isSupported(w, side) ? void 0 : alone;
	const swords = effectOf$1(mine, "bonus-if-own-card-discarded")?.swords ?? effectOf$1(mine, "bonus-when-defending-structure")?.swords;
	return swords && abilityBonus(w, side, mine) > 0 ? { swords } : void 0;
}
// games/agot/src/combat/casualties.ts
/** What cannot retreat is lost first, and never serves as a casualty (R52, R67); a beaten garrison is gone for good. */
function loseWhatCannotRetreat(w, table) {
	const loser = loserOf(w);
	destroy$1(w, table, loser, routed(w, loser), "routed", "routed");
	destroy$1(w, table, loser, standing$1(w, loser).filter((kind) => kind === "siegeEngine"), "siege-engine");
	const at = theCombat(w).area;
	if (loser === "attacker" || !w.garrisons[at]) return;
	delete w.garrisons[at];
	table.tell("garrison.removed", {
		house: houseOf$1(w, loser),
		area: at
	});
}
/** The winner's swords less the loser's towers; nothing else of the icons counts (R69). */
function swordCasualties(w) {
	const loser = loserOf(w);
	if (isSafeFrom(w, loser, "sword-icons")) return 0;
	return Math.max(0, icons$1(w, other(loser)).swords - icons$1(w, loser).towers);
}
/** Routed units are never chosen (13.17, R108). */
var casualties = flow("casualties", [step("noChoice", (w, a, table) => {
	const units = standing$1(w, a.side);
	const areAlike = units.every((kind) => kind === units[0]);
	if (a.count < units.length && !areAlike) return;
	destroy$1(w, table, a.side, units.slice(0, a.count), a.why);
	table.leave();
}), ask("choose", {
	rule: "13.11",
	shape: "some",
	who: (w, a) => houseOf$1(w, a.side),
	options: (w, a) => named(standing$1(w, a.side)),
	between: (_w, a) => [a.count, a.count],
	resolve: (w, a, said, table) => destroy$1(w, table, a.side, said.map(kindOf), a.why)
})]);
// games/agot/src/combat/blade.ts
/** R41, R106 Who may use it in this combat: its holder now, if the holder fights and it is fresh. */
function bladeHolder(w) {
	const { fiefdoms: holder } = w.holders;
	return !w.bladeUsed && sideOf(w, holder) ? holder : void 0;
}
// games/agot/src/combat/clean-up.ts
function attackerWon(w) {
	return theCombat(w).winner === "attacker";
}
/** R57 The attackers have won, but may not enter. */
function isKeptOut(w) {
	return attackerWon(w) && has(w, "defender", "attacker-may-not-enter");
}
/** The beaten defender's order and Power token go, whether or not anybody enters. */
function removeOrderAndToken(w, table) {
	const { area: at, defender } = theCombat(w);
	if (isKeptOut(w)) tellUsed(w, table, "defender");
	if (w.orders[at]?.house === defender.house) removeOrder(w, table, at, "beaten");
	if (isKeptOut(w) && w.switches.arianneKeepsPowerToken) return;
	if (w.tokens[at] === defender.house) removeToken(w, table, at);
}
function enter(w, table) {
	const combat = theCombat(w);
	const { area: at, attacker, attackers: units } = combat;
	if (units.length === 0) return;
	combat.attackers = [];
	add(w, at, attacker.house, units);
	table.tell("area.entered", {
		house: attacker.house,
		area: at,
		units
	});
	if (has(w, "attacker", "keep-march-order-in-conquered-area")) combat.keepsMarch = true;
}
function putMarchAway(w, table) {
	const { area: at, origin, attacker, march, keepsMarch } = theCombat(w);
	if (!keepsMarch) return removeOrder(w, table, origin, "resolved");
	delete w.orders[origin];
	w.orders[at] = {
		house: attacker.house,
		order: march
	};
	tellUsed(w, table, "attacker", { area: at });
	table.tell("order.moved", {
		house: attacker.house,
		order: march,
		from: origin,
		area: at
	});
}
function putCardsAway(w) {
	for (const side of SIDES$1) {
		const { house, card, returns } = stake(w, side);
		if (card === void 0) continue;
		if (returns) intoHand(w, house, [card]);
		else ontoDiscard(w, house, card);
	}
	theCombat(w).over = true;
}
/** 13.15 */
function refillHands(w, table) {
	for (const side of inTurnOrder(w)) refill(w, table, stake(w, side).house, stake(w, side).card);
}
/** 13.16, R85 Ports and victory are the march's business (17.6, R110). */
function endCombat(w, table) {
	const { area: at, winner, attacker, defender } = theCombat(w);
	removeStrayOrders(w, table);
	delete w.combat;
	const house = winner === "attacker" ? attacker.house : defender.house;
	table.tell("combat.ended", {
		area: at,
		winner,
		house
	});
}
// games/agot/src/combat/supporting-areas.ts
/** 13.1c, 17.2 Where a combat in this area can be supported from: never a sea from land, a sea from its ports. */
function supportReach(at) {
	const { type, adjacent, adjacentSea } = area(at);
	if (type === "land") return adjacent;
	return adjacent.filter((from) => area(from).type === "port" || adjacentSea.includes(from));
}
/** Areas next to `at` where this house has units under a Support order. */
function supportingAreas(w, at, id) {
	return supportReach(at).filter((from) => {
		const placed = w.orders[from];
		return placed?.house === id && order(placed.order).type === "support" && w.armies[from]?.house === id;
	});
}
// games/agot/src/combat/support.ts
var supports = flow("supports", [each("next", (w, a) => {
	const house = a.waiting.shift();
	return house && go("support", {
		house,
		areas: supportingAreas(w, theCombat(w).area, house),
		offered: []
	});
})]);
/** Houses that can support somebody, in turn order; with none the step is skipped. */
function supporters(w) {
	return turnOrder(w).filter((id) => supportingAreas(w, theCombat(w).area, id).length > 0);
}
var support = flow("support", [
	ask("declare", {
		rule: "13.1",
		again: true,
		who: (_w, a) => a.areas.length > 0 ? a.house : void 0,
		options: (w, a) => {
			const at = a.areas[0];
			const own = sideOf(w, a.house);
			return own ? [`${at}:${own}`, `${at}:none`] : [
				`${at}:attacker`,
				`${at}:defender`,
				`${at}:none`
			];
		},
		refuse: (_w, a, _seat, option) => {
			const side = sideIn(option);
			return side && a.side && side !== a.side ? because("supportsOtherSide", { side: a.side }) : void 0;
		},
		resolve: (_w, a, said, table) => {
			const at = a.areas.shift();
			const side = sideIn(said);
			table.tell("support.declared", {
				house: a.house,
				area: at,
				side: side ?? "none"
			});
			if (!side) return;
			a.side = side;
			a.offered.push(at);
		}
	}),
	ask("answer", {
		rule: "13.1",
		who: (w, a) => a.side && sideOf(w, a.house) === void 0 ? houseOf$1(w, a.side) : void 0,
		options: () => ["accept", "refuse"],
		resolve: (_w, a, said, table, seat) => {
			const facts = {
				house: a.house,
				by: seat,
				areas: a.offered
			};
			table.tell(said === "accept" ? "support.accepted" : "support.refused", facts);
			if (said === "refuse") a.offered = [];
		}
	}),
	step("grant", (w, a) => {
		for (const at of a.offered) theCombat(w).support.push({
			area: at,
			house: a.house,
			side: a.side
		});
	})
]);
function sideIn(option) {
	const side = option.slice(option.indexOf(":") + 1);
	return side === "none" ? void 0 : side;
}
// games/agot/src/combat/tides.ts
/** 18.1 All 24 cards are in the deck of every combat. */
var DECK = TIDES.flatMap((id) => Array.from({ length: tide(id).count }, () => id));
var tides = flow("tides", [
	step("draw", (w, _a, table) => {
		for (const side of SIDES$1) draw(w, table, side);
	}),
	ask("redraw", {
		rule: "18.3",
		who: bladeHolder,
		options: () => ["redraw", "keep"],
		resolve: (w, _a, said, table, seat) => {
			if (said === "keep") return;
			w.bladeUsed = true;
			table.tell("blade.used", {
				house: seat,
				for: "redraw"
			});
			draw(w, table, sideOf(w, seat));
		}
	}),
	step("reveal", (w, _a, table) => {
		const shown = SIDES$1.map((side) => {
			const mine = stake(w, side);
			const drawn = look(mine.tides);
			mine.tide = drawn.at(-1);
			delete mine.tides;
			return [side, drawn];
		});
		table.tell("tides.revealed", Object.fromEntries(shown));
	})
]);
function draw(w, table, side) {
	const mine = stake(w, side);
	const left = [...DECK];
	for (const one of SIDES$1) {
		const { tides: drawn } = stake(w, one);
		for (const id of drawn ? look(drawn) : []) left.splice(left.indexOf(id), 1);
	}
	const id = table.random.pick(left);
	mine.tides = pile([...mine.tides ? look(mine.tides) : [], id], [mine.house]);
	table.tell("tides.drawn", {
		house: mine.house,
		card: hide(id, [mine.house])
	});
}
/** 18.5 Each skull destroys a unit of the other side: first the attacker's, then the defender's. */
var skulls = [call("skullOfAttacker", () => go("casualties", {
	side: "defender",
	count: 1,
	why: "skull"
}), (w) => strikes(w, "attacker")), call("skullOfDefender", () => go("casualties", {
	side: "attacker",
	count: 1,
	why: "skull"
}), (w) => strikes(w, "defender"))];
function strikes(w, side) {
	const { tide: drawn } = stake(w, side);
	if (!drawn || tide(drawn).skulls === 0) return false;
	return !isSafeFrom(w, other(side), "tides-of-battle");
}
// games/agot/src/combat/combat.ts
var combat = flow("combat", [
	step("begin", (w, _a, table) => {
		const { area, origin, march, attackers: units, attacker, defender } = theCombat(w);
		const houses = {
			attacker: attacker.house,
			defender: defender.house
		};
		table.tell("combat.began", {
			area,
			origin,
			march,
			units,
			...houses
		});
	}),
	call("support", (w) => go("supports", { waiting: supporters(w) }), (w) => theCombat(w).support.length === 0),
	step("initialStrength", (w, _a, table) => tellStrength(w, table, "initial", {})),
	askAll("chooseCard", {
		rule: "13.3",
		sealed: true,
		who: (w) => SIDES$1.map((side) => houseOf$1(w, side)).filter((id) => player(w, id).hand.length > 1),
		options: (w, _a, seat) => player(w, seat).hand,
		resolve: (w, _a, said) => {
			for (const side of SIDES$1) {
				const chosen = said[houseOf$1(w, side)];
				if (chosen) play(w, side, chosen);
			}
		}
	}),
	step("reveal", (w, _a, table) => {
		for (const side of SIDES$1) {
			const only = player(w, houseOf$1(w, side)).hand[0];
			if (!stake(w, side).card && only) play(w, side, only);
		}
		table.tell("cards.revealed", {
			sides: SIDES$1.map((side) => houseOf$1(w, side)),
			...playedCards(w)
		});
	}),
	call("cancel", (w) => window(w, "cancel")),
	call("immediate", (w) => window(w, "immediate")),
	call("tides", () => go("tides", {}), (w) => w.switches.tidesOfBattle && isUndecided(w)),
	ask("useBlade", {
		rule: "13.7",
		when: isUndecided,
		who: bladeHolder,
		options: () => ["yes", "no"],
		resolve: (w, _a, said, table, seat) => {
			if (said === "no") return;
			w.bladeUsed = true;
			stake(w, sideOf(w, seat)).blade = true;
			table.tell("blade.used", {
				house: seat,
				for: "strength"
			});
		}
	}),
	step("finalStrength", (w, _a, table) => tellStrength(w, table, "final", playedCards(w)), isUndecided),
	step("winner", decide),
	call("winnerKnown", (w) => window(w, "winner-known")),
	step("whatCannotRetreat", (w, _a, table) => loseWhatCannotRetreat(w, table)),
	call("casualties", (w) => go("casualties", {
		side: loserOf(w),
		count: swordCasualties(w),
		why: "swords"
	}), (w) => swordCasualties(w) > 0),
	...skulls,
	call("retreat", (w) => go("retreat", {
		side: loserOf(w),
		as: "routed"
	})),
	step("orderAndToken", (w, _a, table) => removeOrderAndToken(w, table), attackerWon),
	call("keptOut", () => go("retreat", {
		side: "attacker",
		as: "units"
	}), isKeptOut),
	step("enter", (w, _a, table) => enter(w, table), attackerWon),
	step("cleanUp", (w, _a, table) => {
		putMarchAway(w, table);
		putCardsAway(w);
	}),
	step("handRefill", (w, _a, table) => refillHands(w, table)),
	call("afterCombat", (w) => window(w, "after-combat")),
	step("afterChecks", (w, _a, table) => endCombat(w, table))
]);
function window(w, name) {
	return go("abilities", {
		window: name,
		waiting: inTurnOrder(w)
	});
}
function play(w, side, card) {
	outOfHand(w, houseOf$1(w, side), card);
	stake(w, side).card = card;
}
/** Until 13.9, unless a card has ended the combat before (R36). */
function isUndecided(w) {
	return theCombat(w).winner === void 0;
}
function tellStrength(w, table, when, played) {
	const [attack, defence] = [lines(w, "attacker", played), lines(w, "defender", played)];
	table.tell("combat.strength", {
		when,
		sides: SIDES$1.map((side) => houseOf$1(w, side)),
		attacker: {
			total: total(attack),
			lines: attack
		},
		defender: {
			total: total(defence),
			lines: defence
		}
	});
}
/** 13.9, R90 A tie goes to the house higher on the Fiefdoms track. */
function decide(w, _a, table) {
	const fight = theCombat(w);
	const [attacker, defender] = [houseOf$1(w, "attacker"), houseOf$1(w, "defender")];
	const lead = total(lines(w, "attacker")) - total(lines(w, "defender"));
	const isTie = fight.winner === void 0 && lead === 0;
	fight.winner ??= lead > 0 || isTie && isHigher(w, "fiefdoms", attacker, defender) ? "attacker" : "defender";
	table.tell("combat.decided", {
		area: fight.area,
		winner: fight.winner,
		house: houseOf$1(w, fight.winner),
		loser: houseOf$1(w, loserOf(w)),
		tie: isTie
	});
}
// games/agot/src/combat/retreat.ts
var retreat = flow("retreat", [
	step("anybody", (w, a, table) => {
		if (standing$1(w, a.side).length === 0) table.leave();
	}),
	step("whereNamed", (w, a) => {
		if (mayBeNamed(w, a)) a.areas = cheapest(w, a.side, neighboursAndOrigin(w, a.side));
	}),
	ask("nameArea", {
		rule: "R51",
		who: (w, a) => a.areas && isWorthNaming(w, a) ? houseOf$1(w, other(a.side)) : void 0,
		options: (w, a) => [...neighboursAndOrigin(w, a.side), "none"],
		refuse: (w, a, _seat, option) => option === "none" ? void 0 : whyNot(w, a, option),
		resolve: (w, a, said, table) => {
			if (said === "none") return;
			a.to = said;
			tellUsed(w, table, other(a.side), { area: said });
		}
	}),
	step("where", (w, a) => {
		a.areas = cheapest(w, a.side, ownAreas(w, a.side));
		if (a.areas.length === 1) a.to ??= a.areas[0];
	}),
	ask("area", {
		rule: "13.13",
		who: (w, a) => a.to === void 0 && a.areas.length > 1 ? houseOf$1(w, a.side) : void 0,
		options: (w, a) => ownAreas(w, a.side),
		refuse: (w, a, _seat, option) => whyNot(w, a, option),
		resolve: (_w, a, said) => void (a.to = said)
	}),
	step("nowhere", (w, a, table) => {
		destroy$1(w, table, a.side, standing$1(w, a.side), "no-retreat");
		table.leave();
	}, (_w, a) => a.to === void 0),
	step("tooMany", (w, a, table) => {
		a.losses = lossesAt(w, a.side, a.to);
		const units = standing$1(w, a.side);
		if (a.losses < units.length && units.some((kind) => kind !== units[0])) return;
		destroy$1(w, table, a.side, units.slice(0, a.losses), "supply");
		a.losses = 0;
	}),
	ask("losses", {
		rule: "13.13",
		shape: "some",
		who: (w, a) => a.losses > 0 ? houseOf$1(w, a.side) : void 0,
		options: (w, a) => named(standing$1(w, a.side)),
		between: (_w, a) => [a.losses, a.losses],
		resolve: (w, a, said, table) => destroy$1(w, table, a.side, said.map(kindOf), "supply")
	}),
	step("go", (w, a, table) => goTo(w, table, a))
]);
function goTo(w, table, { side, as, to }) {
	const units = [...standing$1(w, side)];
	if (units.length === 0) return;
	const [house, from] = [houseOf$1(w, side), theCombat(w).area];
	withdraw(w, side, units);
	add(w, to, house, units, as);
	table.tell(as === "routed" ? "units.retreated" : "units.returned", {
		house,
		from,
		area: to,
		units
	});
}
/** Only a beaten side can be sent somewhere; winners that may not enter just go back (R57). */
function mayBeNamed(w, { side, as }) {
	return as === "routed" && has(w, other(side), "choose-loser-retreat-area");
}
/** R109 With one area that the loser would go to anyway nobody is asked. */
function isWorthNaming(w, { side, areas }) {
	if (areas.length !== 1) return areas.length > 1;
	const own = cheapest(w, side, ownAreas(w, side));
	return own.length !== 1 || own[0] !== areas[0];
}
/** 13.13a-b Where a side goes by itself. */
function ownAreas(w, side) {
	return side === "attacker" ? [theCombat(w).origin] : neighbours(w, side);
}
function neighboursAndOrigin(w, side) {
	const around = neighbours(w, side);
	const { origin } = theCombat(w);
	return around.includes(origin) ? around : [origin, ...around];
}
/** Next to the embattled area, for land units over the sea too. */
function neighbours(w, side) {
	const { area: here } = theCombat(w);
	const house = houseOf$1(w, side);
	return area(here).type === "land" ? landsInReach(w, house, here) : watersInReach(w, house, here);
}
/** 13.13b Why these units may not go there, whatever it costs. */
function barred(w, side, to) {
	const house = houseOf$1(w, side);
	if (side === "defender" && to === theCombat(w).origin) return because("attackersCameFromThere");
	if (isEnemyAt(w, to, house)) return because("enemyUnitsThere", { house: w.armies[to].house });
	if (w.neutrals[to] !== void 0) return because("neutralForceThere");
	const holder = controller(w, to);
	if (holder !== void 0 && holder !== house) return because("enemyControlsIt", { house: holder });
}
function whyNot(w, { side, areas }, to) {
	if (areas.includes(to)) return void 0;
	return barred(w, side, to) ?? because("retreatCostsMore", { losses: lossesAt(w, side, to) });
}
/** 13.13c Of these areas, the open ones that cost the fewest units. */
function cheapest(w, side, among) {
	let fewest = Number.POSITIVE_INFINITY;
	let found = [];
	for (const to of among) {
		if (barred(w, side, to)) continue;
		const losses = lossesAt(w, side, to);
		if (losses < fewest) [fewest, found] = [losses, []];
		if (losses === fewest) found.push(to);
	}
	return found;
}
/** How many of the retreating units supply, or the room of a port (17.1), does not let in. */
function lossesAt(w, side, to) {
	const { area: here } = theCombat(w);
	const units = standing$1(w, side).length;
	const house = houseOf$1(w, side);
	const room = area(to).type === "port" ? tables.portShips - sizeAt(w, to) : units;
	for (let losses = Math.max(0, units - room); losses < units; losses++) if (fitsSupply(w, house, {
		[here]: side === "defender" ? -units : 0,
		[to]: units - losses
	})) return losses;
	return units;
}
// games/agot/src/combat/index.ts
var combatFlows = [
	combat,
	supports,
	support,
	abilities,
	cancelCard,
	swapCard,
	destroyFootman,
	removeAdjacentOrder,
	removeLosersOrder,
	dropOnTrack,
	upgradeFootman,
	discardFromHand,
	tides,
	casualties,
	retreat
];
// games/agot/src/planning/legal-orders.ts
/** Every token in every area, written down once. */
var PLACEMENTS = Object.fromEntries(AREAS.map((at) => [at, ORDERS.map((id) => `${at}:${id}`)]));
var READ = new Map(AREAS.flatMap((at) => ORDERS.map((id) => [`${at}:${id}`, {
	at,
	id
}])));
function orderIn(placement) {
	return READ.get(placement).id;
}
function areaIn(placement) {
	return READ.get(placement).at;
}
/** 9.1 Areas that get an order: those with own units, ports too; in map order. */
function areasToOrder(w, id) {
	return AREAS.filter((at) => w.armies[at]?.house === id);
}
function hasUnits(w, id) {
	for (const at in w.armies) if (w.armies[at].house === id) return true;
	return false;
}
/** 4.5 A whole type, or one token. */
function isBanned(w, id) {
	for (const ban of w.bans) if (ban === id || ban === order(id).type) return true;
	return false;
}
/** 9.5 How many orders a house can place at most: what is not banned, special ones up to its stars. */
function legalOrders(w, id) {
	let [plain, special] = [0, 0];
	for (const token of ORDERS) {
		if (isBanned(w, token)) continue;
		if (order(token).special) special += order(token).copies;
		else plain += order(token).copies;
	}
	return plain + Math.min(special, starsOf(w, id));
}
/** 9.5 There are areas this house cannot fill. */
function isShortOfOrders(w, id) {
	return legalOrders(w, id) < areasToOrder(w, id).length;
}
// games/agot/src/planning/planning.ts
var planning = flow("planning", [
	step("begin", (w, a, table) => {
		const houses = turnOrder(w).filter((id) => hasUnits(w, id));
		if (houses.some((id) => isShortOfOrders(w, id))) a.waiting = houses;
		table.tell("phase.began", {
			phase: "planning",
			inTurn: a.waiting !== void 0
		});
	}),
	askAll("placeOrders", {
		rule: "9.1",
		shape: "some",
		sealed: true,
		when: (_w, a) => a.waiting === void 0,
		who: (w) => w.order.filter((id) => hasUnits(w, id)),
		options: (w, _a, seat) => placements(w, seat),
		refuse: (w, _a, seat, placement) => refused(w, seat, placement),
		between: (w, _a, seat) => howMany(w, seat),
		limits: (w, _a, seat) => limitsOf(w, seat),
		resolve: (w, _a, said) => {
			for (const house of w.order) for (const placement of said[house] ?? []) place(w, house, placement);
		}
	}),
	ask("placeInTurn", {
		rule: "9.5",
		shape: "some",
		again: true,
		who: (_w, a) => a.waiting?.[0],
		options: (w, _a, seat) => placements(w, seat),
		refuse: (w, _a, seat, placement) => refused(w, seat, placement),
		between: (w, _a, seat) => howMany(w, seat),
		limits: (w, _a, seat) => limitsOf(w, seat),
		resolve: (w, a, chosen, table) => {
			const house = a.waiting.shift();
			faceDown(w, house, chosen);
			table.tell("orders.placed", {
				house,
				areas: w.faceDown[house].areas
			});
		}
	}),
	step("reveal", (w, _a, table) => {
		for (const house in w.faceDown) {
			const { areas, orders } = w.faceDown[house];
			for (const at of areas) w.orders[at] = {
				house,
				order: look(orders)[at]
			};
		}
		w.faceDown = {};
		table.tell("orders.revealed", { orders: w.orders });
	})
]);
function place(w, house, placement) {
	w.orders[areaIn(placement)] = {
		house,
		order: orderIn(placement)
	};
}
function faceDown(w, house, chosen) {
	const orders = {};
	for (const placement of chosen) orders[areaIn(placement)] = orderIn(placement);
	w.faceDown[house] = {
		areas: AREAS.filter((at) => orders[at]),
		orders: hide(orders, [house])
	};
}
function placements(w, house) {
	const all = [];
	for (const at of areasToOrder(w, house)) all.push(...PLACEMENTS[at]);
	return all;
}
function refused(w, house, placement) {
	const id = orderIn(placement);
	if (isBanned(w, id)) return because("orderBanned", { order: id });
	return order(id).special && starsOf(w, house) === 0 ? because("starLimit", { stars: 0 }) : void 0;
}
/** One for each area, or as many as there are legal orders (9.5). */
function howMany(w, house) {
	const number = Math.min(areasToOrder(w, house).length, legalOrders(w, house));
	return [number, number];
}
var SPECIAL = ORDERS.filter((id) => order(id).special);
function oneOrder(at, min) {
	return {
		...because("oneOrderEach", { area: at }),
		words: [at],
		min,
		max: 1
	};
}
/** 9.1 Exactly one order for an area; 9.5 at most one where the tokens do not suffice. */
var ONE_ORDER = new Map(AREAS.map((at) => [at, {
	needed: oneOrder(at, 1),
	open: oneOrder(at, 0)
}]));
/** 9.2 Each token once. */
var TOKENS = ORDERS.map((id) => {
	const { copies } = order(id);
	return {
		...because("orderUsed", {
			order: id,
			copies
		}),
		words: [id],
		min: 0,
		max: copies
	};
});
/** 9.2 Special orders by stars. */
var STARS = [
	0,
	1,
	2,
	3
].map((stars) => ({
	...because("starLimit", { stars }),
	words: SPECIAL,
	min: 0,
	max: stars
}));
function limitsOf(w, house) {
	const areas = areasToOrder(w, house);
	const each = legalOrders(w, house) < areas.length ? "open" : "needed";
	const limits = areas.map((at) => ONE_ORDER.get(at)[each]);
	for (const token of TOKENS) if (token.max < areas.length) limits.push(token);
	limits.push(STARS[starsOf(w, house)]);
	return limits;
}
// games/agot/src/planning/raven.ts
var holder = (w) => w.holders["kings-court"];
var raven = flow("raven", [
	ask("use", {
		rule: "9.7",
		who: (w) => w.ravenUsed ? void 0 : holder(w),
		options: () => [
			"swap",
			"look",
			"none"
		],
		refuse: (w, _a, _seat, use) => use === "swap" && !canSwap(w) ? because("noSwap") : void 0,
		resolve: (w, a, use, table) => {
			a.use = use;
			w.ravenUsed = use !== "none";
			table.tell("raven.used", {
				house: holder(w),
				use
			});
		}
	}),
	ask("swap", {
		rule: "9.7",
		when: (_w, a) => a.use === "swap",
		who: holder,
		options: swaps,
		refuse: (w, _a, _seat, swap) => swapRefusal(w, swap),
		resolve: (w, _a, swap, table) => {
			const at = areaIn(swap);
			const from = w.orders[at].order;
			const to = w.orders[at].order = orderIn(swap);
			table.tell("order.swapped", {
				house: holder(w),
				area: at,
				from,
				to
			});
		}
	}),
	step("look", (w, _a, table) => lookAtTop(w, table), (_w, a) => a.use === "look"),
	ask("putBack", {
		rule: "9.7",
		when: (_w, a) => a.use === "look",
		who: holder,
		options: () => ["top", "bottom"],
		resolve: (w, _a, place, table) => {
			if (place === "bottom") putUnder(w);
			table.tell("raven.putBack", {
				house: holder(w),
				place
			});
		}
	})
]);
/** Orders of the holder and every other kind of token for each of them. */
function swaps(w) {
	const all = [];
	for (const at of ordersPlaced(w, holder(w))) for (const swap of PLACEMENTS[at]) if (orderIn(swap) !== w.orders[at].order) all.push(swap);
	return all;
}
function canSwap(w) {
	return swaps(w).some((swap) => swapRefusal(w, swap) === void 0);
}
/** R99 The new token must be unused and legal; the old one becomes unused. */
function swapRefusal(w, swap) {
	const id = orderIn(swap);
	if (isBanned(w, id)) return because("orderBanned", { order: id });
	const { copies, special } = order(id);
	const others = ordersPlaced(w, holder(w)).filter((at) => at !== areaIn(swap));
	if (count(w, others, (one) => one === id) >= copies) return because("orderUsed", {
		order: id,
		copies
	});
	const stars = starsOf(w, holder(w));
	if (special && count(w, others, (one) => order(one).special) >= stars) return because("starLimit", { stars });
}
function count(w, areas, test) {
	let found = 0;
	for (const at of areas) if (test(w.orders[at].order)) found++;
	return found;
}
/** Whoever saw this card on top before knows it still. */
function lookAtTop(w, table) {
	const house = holder(w);
	const card = look(w.wildlings)[0];
	w.scouted = {
		place: "top",
		card: hide(card, [...(w.scouted?.place === "top" ? w.scouted.card.to : []).filter((seat) => seat !== house), house])
	};
	table.tell("raven.looked", {
		house,
		card: hide(card, [house])
	});
}
/** 20.5 Which card lies at the bottom is known to those who have seen it. */
function putUnder(w) {
	const [top, ...rest] = look(w.wildlings);
	if (w.wildlingBottom) rest.push(w.wildlingBottom);
	w.wildlings = pile([...rest, top], w.wildlings.to);
	w.scouted.place = "bottom";
	delete w.wildlingBottom;
}
// games/agot/src/planning/index.ts
var planningFlows = [planning, raven];
// games/agot/src/round.ts
/** 3.1-3.3 */
var game = flow("game", [each("rounds", (w) => w.round < tables.rounds ? go("round", {}) : void 0), step("end", (w, _a, table) => endAfterLastRound(w, table))]);
/** 3.1 */
var round = flow("round", [
	step("begin", (w, _a, table) => {
		w.round++;
		table.tell("round.began", { round: w.round });
	}),
	call("westeros", () => go("westeros", {}), (w) => w.round > 1),
	call("planning", () => go("planning", {})),
	call("raven", () => go("raven", {})),
	call("raids", () => go("cycle", {
		type: "raid",
		at: 0,
		acted: []
	})),
	call("marches", () => go("cycle", {
		type: "march",
		at: 0,
		acted: []
	})),
	call("consolidations", () => go("cycle", {
		type: "consolidate",
		at: 0,
		acted: []
	})),
	step("cleanUp", cleanUp)
]);
/** 10.3; the bans of deck III end with their round (4.5). */
function cleanUp(w, _a, table) {
	w.orders = {};
	for (const at in w.armies) {
		const army = w.armies[at];
		if (army.routed.length === 0) continue;
		army.units = inLine([...army.units, ...army.routed]);
		army.routed = [];
	}
	w.bladeUsed = w.ravenUsed = false;
	w.bans = [];
	table.tell("round.ended", { round: w.round });
}
// games/agot/src/westeros/bidding.ts
/** 7.2 Secret and all at once; whoever has nothing bids nothing and is not asked. */
function askBids(rule, bidders) {
	return askAll("bid", {
		rule,
		shape: "number",
		sealed: true,
		who: (w, a) => bidders(w, a).filter((id) => player(w, id).power > 0),
		options: () => [],
		between: (w, _a, seat) => [0, player(w, seat).power],
		resolve: (_w, a, said) => {
			a.bids = { ...said };
		}
	});
}
/** 7.5, 15.3 All bids are paid, whatever comes of them; those who were not asked bid 0. */
function payBids(w, table, bidders, bids = {}) {
	const all = {};
	for (const id of bidders) {
		all[id] = bids[id] ?? 0;
		player(w, id).power -= all[id];
	}
	table.tell("bids.revealed", { bids: { ...all } });
	return all;
}
/** 7.1 */
var clash = flow("clash", [step("clear", (w, a, table) => {
	for (const track of a.tracks) w.tracks[track] = [];
	table.tell("tracks.cleared");
}), each("tracks", (_w, a) => {
	const track = a.tracks.shift();
	return track && go("track", {
		track,
		placed: []
	});
})]);
/** 7.2-7.6 */
var track = flow("track", [
	askBids("7.2", (w) => w.order),
	step("pay", (w, a, table) => {
		a.bids = payBids(w, table, w.order, a.bids);
		settleUntied(w, a);
	}),
	ask("orderTies", {
		rule: "7.3",
		again: true,
		who: (w, a) => a.placed.length < w.order.length ? w.holders["iron-throne"] : void 0,
		options: (w, a) => nextGroup(w, a),
		resolve: (w, a, house, table, chooser) => {
			a.placed.push(house);
			table.tell("tie.ordered", {
				track: a.track,
				by: chooser,
				house,
				place: a.placed.length
			});
			settleUntied(w, a);
		}
	}),
	step("fill", (w, a, table) => {
		w.tracks[a.track] = a.placed;
		table.tell("track.filled", {
			track: a.track,
			order: [...a.placed]
		});
		giveToken(w, table, a.track);
	})
]);
/** Houses without a place yet that bid most. */
function nextGroup(w, { bids = {}, placed }) {
	const left = w.order.filter((id) => !placed.includes(id));
	const most = Math.max(...left.map((id) => bids[id]));
	return left.filter((id) => bids[id] === most);
}
function settleUntied(w, a) {
	while (a.placed.length < w.order.length) {
		const group = nextGroup(w, a);
		if (group.length > 1) return;
		a.placed.push(group[0]);
	}
}
// games/agot/src/westeros/supply.ts
var supply = flow("supply", [step("count", (w, _a, table) => {
	for (const id of turnOrder(w)) {
		const now = Math.min(tables.mostSupply, barrels(w, id));
		const before = player(w, id).supply;
		player(w, id).supply = now;
		table.tell("supply.set", {
			house: id,
			supply: now,
			before
		});
	}
}), each("reconcile", (_w, a) => {
	const house = a.waiting.shift();
	return house && go("reconcile", { house });
})]);
/** R3 Unit by unit; only units that belong to a set none of which could be spared. */
var reconcile = flow("reconcile", [step("forced", removeForced), ask("remove", {
	rule: "5.2",
	again: true,
	who: (w, a) => fitsSupply(w, a.house) ? void 0 : a.house,
	options: (w, a) => inArmies(w, a.house),
	refuse: (w, a, _seat, option) => {
		const at = option.split(":")[0];
		return needed(w, a).includes(at) ? void 0 : because("notNeeded", { area: at });
	},
	resolve: (w, a, option, table) => {
		remove(w, a, table, option);
		removeForced(w, a, table);
	}
})]);
/** Units of every army, as `area:kind`. */
function inArmies(w, house) {
	return AREAS.filter((at) => w.armies[at]?.house === house && sizeAt(w, at) > 1).flatMap((at) => [...new Set(unitsAt(w, at))].map((kind) => `${at}:${kind}`));
}
function remove(w, a, table, option) {
	const [at, kind] = option.split(":");
	a.removed = {
		...a.removed,
		[at]: (a.removed?.[at] ?? 0) + 1
	};
	take$1(w, at, [kind], w.armies[at].units.includes(kind) ? "units" : "routed");
	table.tell("units.lost", {
		house: a.house,
		area: at,
		units: [kind],
		why: "supply"
	});
}
/** With one legal set left, units of an army of one kind go without a question. */
function removeForced(w, a, table) {
	while (!fitsSupply(w, a.house)) {
		const { areas, gone, sets } = legalSets(w, a);
		const [only] = sets;
		if (!only || sets.length > 1) return;
		const at = areas.find((one, i) => only[i] > gone[i] && new Set(unitsAt(w, one)).size === 1);
		if (!at) return;
		remove(w, a, table, `${at}:${unitsAt(w, at)[0]}`);
	}
}
/** Armies as they were, how many units have gone from each, and the legal sets that contain those. */
function legalSets(w, { house, removed = {} }) {
	const areas = AREAS.filter((at) => w.armies[at]?.house === house && sizeAt(w, at) + (removed[at] ?? 0) > 1);
	const gone = areas.map((at) => removed[at] ?? 0);
	return {
		areas,
		gone,
		sets: removals(areas.map((at, i) => sizeAt(w, at) + gone[i]), player(w, house).supply).filter((set) => set.every((n, i) => n >= gone[i]))
	};
}
/** Areas from which the next unit may go: some legal set takes one more there than has gone so far. */
function needed(w, a) {
	const { areas, gone, sets } = legalSets(w, a);
	return areas.filter((_, i) => sets.some((set) => set[i] > gone[i]));
}
/** Every way to take units from armies of these sizes so that the rest fits and no single one could be spared. */
function removals(sizes, supplied) {
	const fits = (taken) => areWithin(supplied, sizes.map((size, i) => size - taken[i]).filter((size) => size > 1).sort((one, other) => other - one));
	const found = [];
	const taken = sizes.map(() => 0);
	const walk = (at) => {
		if (at === sizes.length) {
			if (fits(taken) && !taken.some((n, i) => n > 0 && fits(taken.with(i, n - 1)))) found.push([...taken]);
			return;
		}
		for (let n = 0; n < sizes[at]; n++) {
			taken[at] = n;
			walk(at + 1);
		}
		taken[at] = 0;
	};
	walk(0);
	return found;
}
// games/agot/src/westeros/income.ts
/** 8.1-8.2 Everybody gains for power icons, and for ports where the card counts them (R4). */
function gainFromMap(w, table, countsPorts) {
	for (const id of turnOrder(w)) gainPower(w, table, id, icons(w, id) + (countsPorts ? ports(w, id) : 0), "map");
}
/** 8.3 Icons in areas a house controls; tokens are none. */
function icons(w, id) {
	let count = 0;
	for (const at of LANDS) if (area(at).power > 0 && controller(w, at) === id) count += area(at).power;
	return count;
}
/** 8.2 Ports with an own Ship and no enemy Ship before them. */
function ports(w, id) {
	return PORTS.filter((at) => w.armies[at]?.house === id && !isEnemyAt(w, area(at).sea, id)).length;
}
// games/agot/src/westeros/westeros.ts
var westeros = flow("westeros", [
	step("draw", (w, _a, table) => {
		for (const deck of westerosDecks.keys()) w.drawn[deck] = drawFrom(w, table, deck);
		table.tell("westeros.drawn", { cards: [...w.drawn] });
	}),
	step("icons", (w, a, table) => {
		const icons = w.drawn.reduce((sum, id, deck) => sum + westerosCard$1(deck, id).wildlingIcons, 0);
		if (icons === 0) return;
		const { perIcon, attackAt } = tables.wildlings;
		w.threat = Math.min(attackAt, w.threat + icons * perIcon);
		table.tell("threat.rose", {
			icons,
			threat: w.threat
		});
		if (w.threat === attackAt) a.attack = true;
	}),
	call("attack", (w, a) => a.attack ? go("wildlings", { strength: w.threat }) : void 0),
	call("deckI", () => go("westerosCard", { deck: 0 })),
	call("deckII", () => go("westerosCard", { deck: 1 })),
	call("deckIII", () => go("westerosCard", { deck: 2 }))
]);
/** R2 Winter Is Coming is handled while drawing: the whole deck is shuffled, and drawn from again. */
function drawFrom(w, table, deck) {
	const last = w.drawn[deck];
	if (last) w.westerosDiscards[deck].push(last);
	for (;;) {
		const cards = look(w.westeros[deck]);
		const top = cards.shift();
		if (westerosCard$1(deck, top).effect !== "reshuffle-deck-and-redraw") return top;
		const all = [
			...cards,
			top,
			...w.westerosDiscards[deck]
		];
		w.westeros[deck].secret = table.random.shuffle(all);
		w.westerosDiscards[deck] = [];
		table.tell("westeros.winter", { deck });
	}
}
/** Who chooses, where a card gives a choice: the holder of a token when the card is carried out (R95). */
var CHOOSERS = [
	"iron-throne",
	"kings-court",
	"fiefdoms"
];
/** 4.4 One card, completely. */
var westerosCard = flow("westerosCard", [
	ask("choose", {
		rule: "R95",
		who: (w, a) => shown(w, a.deck).effect === "choice" ? w.holders[CHOOSERS[a.deck]] : void 0,
		options: (w, a) => shown(w, a.deck).options,
		resolve: (w, a, effect, table, house) => {
			a.effect = effect;
			table.tell("westeros.chosen", {
				deck: a.deck,
				card: w.drawn[a.deck],
				house,
				effect
			});
		}
	}),
	step("now", (w, a, table) => {
		const { effect, isChoice } = effectOf(w, a);
		if (effect === "gain-power-from-icons") gainFromMap(w, table, !isChoice || w.switches.darkWingsCountsPorts);
		else if (effect.startsWith("forbid:")) forbid(w, table, effect.slice(7));
	}),
	call("carryOut", (w, a) => {
		switch (effectOf(w, a).effect) {
			case "supply": return go("supply", { waiting: [...turnOrder(w)] });
			case "mustering": return go("mustering", { waiting: [...turnOrder(w)] });
			case "bid-influence-tracks": return go("clash", { tracks: [...TRACKS] });
			case "wildling-attack": return go("wildlings", { strength: w.threat });
			default: return;
		}
	})
]);
function shown(w, deck) {
	return westerosCard$1(deck, w.drawn[deck]);
}
function effectOf(w, { deck, effect }) {
	return effect === void 0 ? {
		effect: shown(w, deck).effect,
		isChoice: false
	} : {
		effect,
		isChoice: true
	};
}
/** 4.5 */
function forbid(w, table, what) {
	const ban = what === "consolidate-power" ? "consolidate" : what;
	w.bans.push(ban);
	table.tell("orders.banned", { ban });
}
// games/agot/src/westeros/index.ts
var westerosFlows = [
	westeros,
	westerosCard,
	supply,
	reconcile,
	mustering,
	muster,
	clash,
	track
];
// games/agot/src/wildlings/losses.ts
/** Every unit of a house as `area:kind-number`, in map order; only of one kind or area if asked for. */
function unitNames(w, house, only = {}) {
	const names = [];
	for (const at of only.at ? [only.at] : AREAS) {
		if (w.armies[at]?.house !== house) continue;
		for (const name of named(unitsAt(w, at))) if (!only.kind || kindOf(name) === only.kind) names.push(`${at}:${name}`);
	}
	return names;
}
function unitsLeft(w, house) {
	let count = 0;
	for (const at in w.armies) if (w.armies[at].house === house) count += sizeAt(w, at);
	return count;
}
/** The area and the kind of a unit named by `unitNames`. */
function placeOf(name) {
	const [at, unit] = name.split(":");
	return [at, kindOf(unit)];
}
/** Units of one kind in one area: which of them are taken makes no difference. */
function areAlike(names) {
	return new Set(names.map((name) => name.slice(0, name.lastIndexOf("-")))).size < 2;
}
/** 15.8 They are gone, and no token is left behind. */
function destroy(w, table, house, names) {
	const byArea = /* @__PURE__ */ new Map();
	for (const name of names) {
		const [at, kind] = placeOf(name);
		byArea.set(at, [...byArea.get(at) ?? [], kind]);
		take$1(w, at, [kind], w.armies[at].units.includes(kind) ? "units" : "routed");
	}
	for (const [at, units] of byArea) table.tell("units.lost", {
		house,
		area: at,
		units,
		why: "wildlings"
	});
}
// games/agot/src/wildlings/effects.ts
/** Effects without a choice. */
var DOINGS = {
	"lose-supply": (w, table, house, params) => changeSupply(w, table, house, -params["amount"]),
	"gain-supply": (w, table, house, params) => changeSupply(w, table, house, params["amount"]),
	"lose-power": (w, table, house, { amount }) => void losePower(w, table, house, amount === "all" ? tables.powerTokens : amount, "wildlings"),
	"refund-bid": (w, table, house, _params, bids) => void gainPower(w, table, house, bids[house], "refund"),
	"to-bottom-of-tracks": (w, table, house) => {
		for (const track of TRACKS) moveOnTrack(w, table, track, house, w.tracks[track].length - 1);
	},
	"discard-highest-cards": (w, table, house) => discard(w, table, house, highest(player(w, house).hand)),
	"return-discards-to-hand": (w, table, house) => {
		const own = player(w, house);
		if (own.discard.length === 0) return;
		table.tell("cards.returned", {
			house,
			cards: own.discard
		});
		own.hand = inDeckOrder(house, [...own.hand, ...own.discard]);
		own.discard = [];
	}
};
function atOnce(w, table, house, side, bids) {
	DOINGS[side.effect]?.(w, table, house, side.params, bids);
}
/** Effects that ask the house something. */
function flowOf(w, house, { effect, params }) {
	const count = params["count"];
	switch (effect) {
		case "lose-supply": return go("reconcile", { house });
		case "choose-one": return go("destroyOrDrop", { house });
		case "destroy-units": return go("destroyUnits", {
			house,
			count
		});
		case "destroy-units-at-structure": return go("destroyAtStructure", {
			house,
			count
		});
		case "downgrade-knights": return go("downgradeKnights", {
			house,
			count: count === "all" ? unitsLeft(w, house) : count
		});
		case "upgrade-footmen": return go("upgradeFootmen", {
			house,
			count
		});
		case "discard-one-card": return go("discardCard", { house });
		case "retrieve-card": return go("retrieveCard", { house });
		case "to-bottom-of-one-track": return go("toBottom", { house });
		case "to-top-of-one-track": return go("toTop", { house });
		case "muster-one-area": return go("musterSomewhere", { house });
		default: return;
	}
}
function changeSupply(w, table, house, by) {
	const before = player(w, house).supply;
	const supply = Math.max(0, Math.min(tables.mostSupply, before + by));
	player(w, house).supply = supply;
	table.tell("supply.set", {
		house,
		supply,
		before
	});
}
/** R79 None if all are equal: a hand is never emptied by this. */
function highest(hand) {
	const most = Math.max(...hand.map((id) => card(id).strength));
	const found = hand.filter((id) => card(id).strength === most);
	return found.length === hand.length ? [] : found;
}
function discard(w, table, house, cards) {
	if (cards.length === 0) return;
	const own = player(w, house);
	own.hand = own.hand.filter((id) => !cards.includes(id));
	own.discard.push(...cards);
	table.tell("cards.discarded", {
		house,
		cards: [...cards],
		why: "wildlings"
	});
}
/** Hands lie open in the order of the house's card list. */
function inDeckOrder(house$1, hand) {
	return house(house$1).cards.filter((id) => hand.includes(id));
}
// games/agot/src/wildlings/choices.ts
/** Massing on the Milkwater: with more than one card in hand. */
var discardCard = flow("discardCard", [ask("choose", {
	rule: "R79",
	who: (w, a) => player(w, a.house).hand.length > 1 ? a.house : void 0,
	options: (w, a) => player(w, a.house).hand,
	resolve: (w, a, id, table) => discard(w, table, a.house, [id])
})]);
/** Mammoth Riders, reward. */
var retrieveCard = flow("retrieveCard", [ask("choose", {
	rule: "15.6",
	who: (w, a) => player(w, a.house).discard.length > 0 ? a.house : void 0,
	options: (w, a) => [...player(w, a.house).discard, "none"],
	resolve: (w, a, id, table) => {
		if (id === "none") return;
		const own = player(w, a.house);
		own.discard = own.discard.filter((other) => other !== id);
		own.hand = inDeckOrder(a.house, [...own.hand, id]);
		table.tell("cards.returned", {
			house: a.house,
			cards: [id]
		});
	}
})]);
/** A King Beyond the Wall. */
var toBottom = flow("toBottom", [ask("choose", {
	rule: "R83",
	who: (_w, a) => a.house,
	options: () => ["fiefdoms", "kings-court"],
	resolve: (w, a, track, table) => moveOnTrack(w, table, track, a.house, w.tracks[track].length - 1)
})]);
var toTop = flow("toTop", [ask("choose", {
	rule: "15.6",
	who: (_w, a) => a.house,
	options: () => [
		"iron-throne",
		"fiefdoms",
		"kings-court"
	],
	resolve: (w, a, track, table) => moveOnTrack(w, table, track, a.house, 0)
})]);
/** The Horde Descends, reward. */
var musterSomewhere = flow("musterSomewhere", [ask("choose", {
	rule: "15.6",
	who: (w, a) => places(w, a.house).length > 0 ? a.house : void 0,
	options: (w, a) => [...places(w, a.house), "none"],
	resolve: (_w, a, at) => {
		if (at !== "none") a.at = at;
	}
}), call("muster", (_w, { house, at }) => at ? go("muster", musterIn(house, at)) : void 0)]);
function musterIn(house, at) {
	return {
		house,
		points: pointsOf([at]),
		why: "wildlings"
	};
}
/** Areas where something can be mustered. */
function places(w, house) {
	return structuresOf(w, house).filter((at) => canBuy(w, musterIn(house, at)));
}
// games/agot/src/wildlings/units.ts
/** R112 The owner names them all at once; a house with no more units than asked for is not asked. */
var destroyUnits = flow("destroyUnits", [step("noChoice", (w, a, table) => {
	const units = candidates(w, a);
	if (units.length > a.count && !areAlike(units)) return;
	destroy(w, table, a.house, units.slice(0, a.count));
	table.leave();
}), ask("choose", {
	rule: "R112",
	shape: "some",
	who: (_w, a) => a.house,
	options: candidates,
	between: (_w, a) => [a.count, a.count],
	resolve: (w, a, units, table) => destroy(w, table, a.house, units)
})]);
function candidates(w, { house, at }) {
	return unitNames(w, house, at ? { at } : {});
}
/** R81 Both in one area with a structure, if the house has such an area; otherwise anywhere. */
var destroyAtStructure = flow("destroyAtStructure", [
	step("find", (w, a) => {
		const places = crowded(w, a);
		if (places.length === 1) a.at = places[0];
	}),
	ask("chooseArea", {
		rule: "R81",
		who: (w, a) => !a.at && crowded(w, a).length > 1 ? a.house : void 0,
		options: (w, a) => crowded(w, a),
		resolve: (_w, a, at) => {
			a.at = at;
		}
	}),
	call("destroy", (_w, { house, count, at }) => go("destroyUnits", {
		house,
		count,
		...at && { at }
	}))
]);
function crowded(w, { house, count }) {
	return LANDS.filter((at) => area(at).structure !== "none" && w.armies[at]?.house === house && sizeAt(w, at) >= count);
}
var UNITS_LOST = 2;
var PLACES_LOST = 2;
/** Preemptive Raid. */
var destroyOrDrop = flow("destroyOrDrop", [
	ask("choose", {
		rule: "R78",
		who: (_w, a) => a.house,
		options: () => ["destroy-2-units", "drop-2-on-highest-track"],
		resolve: (w, a, choice, table) => {
			a.choice = choice;
			const tracks = bestTracks(w, a);
			if (tracks.length === 1) a.track = tracks[0];
			table.tell("wildlings.chosen", {
				house: a.house,
				choice
			});
		}
	}),
	call("destroy", (_w, { house, choice }) => choice === "destroy-2-units" ? go("destroyUnits", {
		house,
		count: UNITS_LOST
	}) : void 0),
	ask("chooseTrack", {
		rule: "R78",
		who: (w, a) => a.choice === "drop-2-on-highest-track" && !a.track ? w.holders["iron-throne"] : void 0,
		options: (w, a) => bestTracks(w, a),
		resolve: (_w, a, track) => {
			a.track = track;
		}
	}),
	step("drop", (w, { house, track }, table) => {
		const places = w.tracks[track];
		moveOnTrack(w, table, track, house, Math.min(places.length - 1, places.indexOf(house) + PLACES_LOST));
	}, (_w, a) => a.choice === "drop-2-on-highest-track")
]);
function bestTracks(w, { house }) {
	const best = Math.min(...TRACKS.map((track) => w.tracks[track].indexOf(house)));
	return TRACKS.filter((track) => w.tracks[track].indexOf(house) === best);
}
/** R80 Crow Killers: Knights become Footmen; those for whom no Footman is left are destroyed. */
var downgradeKnights = flow("downgradeKnights", [
	step("count", (w, a) => {
		const knights = unitNames(w, a.house, { kind: "knight" });
		a.count = Math.min(a.count, knights.length);
		if (a.count === knights.length || areAlike(knights)) a.chosen = knights.slice(0, a.count);
	}),
	ask("choose", {
		rule: "R80",
		shape: "some",
		who: (_w, a) => a.chosen ? void 0 : a.house,
		options: (w, a) => unitNames(w, a.house, { kind: "knight" }),
		between: (_w, a) => [a.count, a.count],
		resolve: (_w, a, knights) => {
			a.chosen = [...knights];
		}
	}),
	ask("chooseDestroyed", {
		rule: "R80",
		shape: "some",
		who: (w, a) => {
			const lost = withoutFootman(w, a);
			return lost > 0 && lost < a.chosen.length && !areAlike(a.chosen) ? a.house : void 0;
		},
		options: (_w, a) => a.chosen,
		between: (w, a) => [withoutFootman(w, a), withoutFootman(w, a)],
		resolve: (w, a, knights, table) => {
			destroy(w, table, a.house, knights);
			a.chosen = a.chosen.filter((name) => !knights.includes(name));
		}
	}),
	step("replace", (w, a, table) => {
		const lost = withoutFootman(w, a);
		destroy(w, table, a.house, a.chosen.slice(0, lost));
		for (const name of a.chosen.slice(lost)) {
			const [at] = placeOf(name);
			replace(w, at, a.house, "knight", "footman");
			table.tell("unit.downgraded", {
				house: a.house,
				area: at,
				unit: "footman"
			});
		}
	})
]);
function withoutFootman(w, { house, chosen }) {
	return Math.max(0, chosen.length - inPool(w, house, "footman"));
}
/** Crow Killers, reward. */
var upgradeFootmen = flow("upgradeFootmen", [ask("choose", {
	rule: "15.6",
	shape: "some",
	who: (w, a) => mostUpgrades(w, a) > 0 ? a.house : void 0,
	options: (w, a) => unitNames(w, a.house, { kind: "footman" }),
	between: (w, a) => [0, mostUpgrades(w, a)],
	resolve: (w, a, footmen, table) => {
		for (const name of footmen) {
			const [at] = placeOf(name);
			replace(w, at, a.house, "footman", "knight");
			table.tell("unit.upgraded", {
				house: a.house,
				from: at,
				area: at,
				unit: "knight",
				why: "wildlings"
			});
		}
	}
})]);
function mostUpgrades(w, { house, count }) {
	return Math.min(count, inPool(w, house, "knight"), unitNames(w, house, { kind: "footman" }).length);
}
// games/agot/src/wildlings/wildlings.ts
var wildlings = flow("wildlings", [
	step("announce", (_w, a, table) => table.tell("wildlings.attack", { strength: a.strength })),
	askBids("15.2", defenders),
	step("result", (w, a, table) => {
		a.bids = payBids(w, table, defenders(w, a), a.bids);
		const sum = Object.values(a.bids).reduce((all, bid) => all + bid, 0);
		a.watch = sum >= a.strength;
		w.threat = a.watch ? tables.wildlings.afterNightsWatchWin : Math.max(0, w.threat + tables.wildlings.afterWildlingsWin);
		table.tell("wildlings.result", {
			strength: a.strength,
			sum,
			watch: a.watch,
			threat: w.threat
		});
		const tied = tiedBidders(w, a);
		if (tied.length === 1) a.named = tied[0];
	}),
	ask("breakTie", {
		rule: "15.5",
		who: (w, a) => a.named === void 0 ? w.holders["iron-throne"] : void 0,
		options: (w, a) => tiedBidders(w, a),
		resolve: (_w, a, house, table, by) => {
			a.named = house;
			table.tell("wildlings.named", {
				house,
				by,
				watch: a.watch
			});
		}
	}),
	step("draw", (w, a, table) => {
		a.card = look(w.wildlings).shift();
		w.wildlingCard = a.card;
		if (w.scouted?.place === "top") delete w.scouted;
		table.tell("wildlings.card", {
			card: a.card,
			watch: a.watch,
			house: a.named
		});
	}),
	call("named", (w, a, table) => {
		const { reward, lowest } = wildlingCard(a.card);
		return carryOut(w, table, a, a.named, a.watch ? reward : lowest);
	}),
	each("others", (w, a, table) => {
		a.waiting ??= a.watch ? [] : turnOrder(w).filter((id) => id !== a.named && id !== a.without);
		for (let house = a.waiting.shift(); house; house = a.waiting.shift()) {
			const sub = carryOut(w, table, a, house, wildlingCard(a.card).others);
			if (sub) return sub;
		}
	}),
	step("putUnder", (w, a, table) => {
		if (w.wildlingBottom) look(w.wildlings).push(w.wildlingBottom);
		w.wildlingBottom = a.card;
		if (w.scouted?.place === "bottom") delete w.scouted;
		delete w.wildlingCard;
		table.tell("wildlings.over");
	}),
	call("ports", () => go("ports", {})),
	step("victory", (w, _a, table) => checkVictory(w, table)),
	call("again", (_w, a) => {
		const { effect, params } = wildlingCard(a.card).reward;
		if (!a.watch || effect !== "second-attack") return void 0;
		return go("wildlings", {
			strength: params["strength"],
			without: a.named
		});
	})
]);
function defenders(w, { without }) {
	return w.order.filter((id) => id !== without);
}
/** Highest bidders of a victory, lowest of a defeat. */
function tiedBidders(w, a) {
	const bids = a.bids;
	const edge = (a.watch ? Math.max : Math.min)(...defenders(w, a).map((id) => bids[id]));
	return turnOrder(w).filter((id) => bids[id] === edge);
}
/** What the card does to a house: at once, or by a flow that asks. */
function carryOut(w, table, { bids }, house, side) {
	atOnce(w, table, house, side, bids);
	return flowOf(w, house, side);
}
// games/agot/src/wildlings/index.ts
var wildlingFlows = [...[
	wildlings,
	destroyUnits,
	destroyAtStructure,
	destroyOrDrop,
	downgradeKnights,
	upgradeFootmen
], ...[
	discardCard,
	retrieveCard,
	toBottom,
	toTop,
	musterSomewhere
]];
// games/agot/src/flows.ts
var flows = [
	...[game, round],
	...westerosFlows,
	...wildlingFlows,
	...planningFlows,
	...actionFlows,
	...combatFlows
];
// games/agot/src/heuristics/strength.ts
/** 13.2 Units by themselves; Siege Engines count in an attack on a structure. */
function strengthOf(units, attacksStructure) {
	let sum = 0;
	for (const kind of units) sum += kind === "siegeEngine" && attacksStructure ? tables.siegeStrength : unit(kind).strength;
	return sum;
}
/** What an attacker of this area meets, before orders, cards and help: units, garrison, neutral force. */
function resistance(w, at) {
	const land = at;
	return strengthOf(w.armies[at]?.units ?? [], false) + (w.garrisons[land] ?? 0) + (w.neutrals[land] ?? 0);
}
/** The strongest attack an enemy next to an area could make on it: one army, and half of what else could support it. */
function threatTo(w, id, at) {
	const isLand = area(at).type === "land";
	const structure = area(at).structure !== "none";
	const best = /* @__PURE__ */ new Map();
	for (const from of area(at).adjacent) {
		const army = w.armies[from];
		if (!army || army.house === id || army.units.length === 0) continue;
		const strength = strengthOf(army.units, structure);
		const known = best.get(army.house) ?? {
			army: 0,
			all: 0
		};
		const marches = isLand === (area(from).type === "land") ? strength : 0;
		best.set(army.house, {
			army: Math.max(known.army, marches),
			all: known.all + strength
		});
	}
	let most = 0;
	for (const { army, all } of best.values()) if (army > 0) most = Math.max(most, (army + all) / 2);
	return most;
}
/** How likely a lead in strength wins, with cards unknown. */
function chanceWith(lead) {
	return 1 / (1 + Math.exp(-lead * .7));
}
/** What an area is worth to whoever holds it. */
function worthOf(at) {
	const { type, structure, supply, power, musterPoints } = area(at);
	if (type !== "land") return type === "sea" ? .8 : .2;
	return .6 + .8 * supply + .5 * power + (structure === "none" ? 0 : 9 + musterPoints);
}
/** What it would be worth to this house to take an area from whoever holds it. */
function gainAt(w, id, at) {
	const owner = controller(w, at);
	if (owner === id) return 0;
	return worthOf(at) * (owner === void 0 ? 1 : 1.2);
}
/** 13.2 How far the attacker of the combat under way is ahead before any card. */
function initialLead(w) {
	return initialStrength(w, "attacker") - initialStrength(w, "defender");
}
// games/agot/src/heuristics/evaluate.ts
/** The seventh area decides everything. */
var VICTORY = 500;
var UNIT_WORTH = {
	footman: 1.2,
	knight: 2.2,
	siegeEngine: 1.8,
	ship: 1.6
};
var PLACE_WORTH = {
	"iron-throne": .5,
	fiefdoms: .6,
	"kings-court": .3
};
/** What a house has, less a part of what the best of the others has. */
function evaluate(w, seat) {
	let rival = Number.NEGATIVE_INFINITY;
	for (const id of w.order) if (id !== seat) rival = Math.max(rival, standing(w, id));
	return standing(w, seat) - .3 * rival;
}
function standing(w, id) {
	if (w.ended) return w.ended.winner === id ? 2 * VICTORY : 0;
	return holdings(w, id) + means(w, id) + fightUnderWay(w, id);
}
/** Areas, and what may be lost or won from here. */
function holdings(w, id) {
	let [sum, structures] = [0, 0];
	for (const at of LANDS) if (controller(w, at) === id) {
		if (area(at).structure !== "none") structures++;
		const worth = worthOf(at);
		const danger = threatTo(w, id, at) - resistance(w, at);
		sum += danger > -1 && w.combat?.area !== at ? worth * (1 - .25 * chanceWith(danger)) : worth;
	}
	for (const key in w.armies) {
		const at = key;
		const army = w.armies[at];
		if (army.house !== id || army.units.length === 0) continue;
		let best = 0;
		for (const to of area(at).type === "land" ? area(at).adjacentLand : []) {
			const gain = gainAt(w, id, to);
			if (gain === 0) continue;
			const lead = strengthOf(army.units, area(to).structure !== "none") - resistance(w, to);
			best = Math.max(best, gain * chanceWith(lead - 1));
		}
		sum += .12 * best;
	}
	return sum + (structures >= tables.areasToWin ? VICTORY : .25 * structures * structures);
}
function means(w, id) {
	const { power, supply, hand } = player(w, id);
	let sum = .35 * Math.min(power, 8) + .12 * Math.max(0, power - 8) + .9 * supply + 1.2 * starsOf(w, id);
	for (const held of hand) sum += .15 * card(held).strength;
	for (const track of TRACKS) {
		const place = w.tracks[track].indexOf(id);
		if (place >= 0) sum += PLACE_WORTH[track] * (w.order.length - place);
		if (w.holders[track] === id) sum += .5;
	}
	for (const key in w.armies) {
		const army = w.armies[key];
		if (army.house !== id) continue;
		for (const kind of army.units) sum += UNIT_WORTH[kind];
		for (const kind of army.routed) sum += .6 * UNIT_WORTH[kind];
	}
	return sum;
}
/** A combat that is not decided: the area it is about, and the units that are on their way. */
function fightUnderWay(w, id) {
	const { combat } = w;
	if (!combat || combat.over) return 0;
	const isAttacker = combat.attacker.house === id;
	let sum = 0;
	if (isAttacker) for (const kind of combat.attackers) sum += UNIT_WORTH[kind];
	if (!isAttacker && combat.defender.house !== id) return sum;
	const lead = initialLead(w) + cardLead(w);
	const won = combat.winner ? Number(combat.winner === "attacker") : chanceWith(lead);
	const stake = worthOf(combat.area) + 1.5;
	return sum + (isAttacker ? won * stake - (1 - won) * 1.5 : -won * stake);
}
/** How much better the attacker's cards are: those that lie open, or the best in hand. */
function cardLead(w) {
	const [attacker, defender] = [w.combat.attacker, w.combat.defender].map(({ house, card: shown }) => {
		if (shown) return card(shown).strength;
		let best = 0;
		for (const held of player(w, house).hand) best = Math.max(best, card(held).strength);
		return best;
	});
	return (attacker - defender) * .7;
}
// games/agot/src/heuristics/order-prior.ts
/** An order that does nothing there. */
var USELESS = .01;
function orderPrior(w, id, at, token) {
	const { type, modifier, special } = order(token);
	switch (type) {
		case "march": return marchPrior(w, id, at) * (1 + .08 * modifier);
		case "defense": return defensePrior(w, id, at) * (1 + .1 * modifier);
		case "support": return supportPrior(w, id, at) * (1 + .1 * modifier);
		case "raid": return raidPrior(w, id, at) * (special ? 1.05 : 1);
		case "consolidate": return consolidatePrior(w, id, at, special);
	}
}
function reachOf(w, id, at) {
	return area(at).type === "land" ? landsInReach(w, id, at) : watersInReach(w, id, at);
}
/** What the best destination of the units there would bring. */
function marchPrior(w, id, at) {
	if ((w.armies[at]?.units ?? []).length === 0) return USELESS;
	let best = USELESS;
	for (const to of reachOf(w, id, at)) best = Math.max(best, destinationWorth(w, id, at, to));
	return best;
}
/** What it brings to send the units of an area there. */
function destinationWorth(w, id, from, to) {
	const units = w.armies[from]?.units ?? [];
	const gain = gainAt(w, id, to);
	if (gain === 0) return .2;
	if (!isAttack(w, id, to)) return gain;
	const strength = strengthOf(units, area(to).structure !== "none");
	const needed = w.neutrals[to];
	if (needed !== void 0) return strength >= needed ? gain : USELESS;
	return gain * chanceWith(strength - resistance(w, to) - .5);
}
function defensePrior(w, id, at) {
	if (area(at).type === "port") return USELESS;
	const danger = threatTo(w, id, at);
	return danger === 0 ? .05 : .45 * worthOf(at) * chanceWith(danger - resistance(w, at));
}
/** Next to own areas in danger, and next to what an own army could attack. */
function supportPrior(w, id, at) {
	const { type, adjacent } = area(at);
	let best = .05;
	for (const near of adjacent) {
		if (type === "land" && area(near).type !== "land") continue;
		if (w.armies[near]?.house === id) {
			const danger = threatTo(w, id, near);
			if (danger > 0) best = Math.max(best, .4 * worthOf(near) * chanceWith(danger - resistance(w, near)));
		} else if (isAttack(w, id, near) && hasFriendBeside(w, id, at, near)) best = Math.max(best, .35 * gainAt(w, id, near));
	}
	return best;
}
function hasFriendBeside(w, id, supporter, target) {
	const { adjacent, type } = area(target);
	for (const from of adjacent) if (from !== supporter && w.armies[from]?.house === id && area(from).type === "land" === (type === "land")) return true;
	return false;
}
/** 11.3 Neighbours whose orders could be raided. */
function raidPrior(w, id, at) {
	const { type, adjacent } = area(at);
	let targets = 0;
	for (const near of adjacent) {
		if (type === "land" && area(near).type !== "land") continue;
		if (isEnemyAt(w, near, id)) targets++;
	}
	return targets === 0 ? USELESS : .5 + .25 * Math.min(targets, 3);
}
function consolidatePrior(w, id, at, special) {
	const { type, power, musterPoints, sea } = area(at);
	if (type === "sea") return USELESS;
	if (type === "port") return isEnemyAt(w, sea, id) ? USELESS : .6;
	const need = player(w, id).power < 10 ? .7 : .4;
	const gain = (1 + power) * need;
	return special ? Math.max(gain, 1.8 * musterPoints) : gain;
}
// games/agot/src/heuristics/prior.ts
function prior(w, decision, option) {
	const guess = GUESSES[decision.kind];
	if (guess) return guess(w, decision.seat, option, decision);
	return option === "none" || option === "done" || option === "no" ? .5 : 1;
}
var placement = (w, id, option) => orderPrior(w, id, areaIn(option), orderIn(option));
var ownArea = (_w, _id, option) => worthOf(option);
/** Cheap units are the first to go. */
var LOSS = {
	footman: 3,
	ship: 1.5,
	knight: 1,
	siegeEngine: 1.2
};
var losses = (_w, _id, option) => LOSS[kindOf(option.slice(option.indexOf(":") + 1))] ?? 1;
var GUESSES = {
	"planning.placeOrders": placement,
	"planning.placeInTurn": placement,
	"raven.use": (_w, _id, use) => ({
		look: 1.2,
		none: 1,
		swap: .4
	})[use] ?? 1,
	"raven.swap": placement,
	"raid.chooseTarget": (w, _id, at) => {
		if (at === "none") return .05;
		return w.orders[at]?.order.startsWith("consolidate") ? 2 : 1;
	},
	"declareMarch.chooseOrder": (w, id, at) => .2 + bestMarch(w, id, at),
	"marchMove.chooseDestination": (w, id, to) => {
		if (to === "again") return .01;
		if (to === "done") return w.march.moves.length > 0 ? 1.5 : .3;
		return destinationWorth(w, id, w.march.from, to);
	},
	"march.leaveToken": (w, _id, said) => {
		const isWorthIt = worthOf(w.march.from) > 1.2;
		return said === "yes" === isWorthIt ? 2 : .5;
	},
	"consolidate.chooseUse": (_w, _id, use) => use === "muster" ? 2 : 1,
	"muster.buy": (_w, _id, buy) => MUSTER[buy.split(":")[1]] ?? .05,
	"musterSomewhere.choose": (_w, _id, at) => at === "none" ? .1 : area(at).musterPoints,
	"track.bid": (w, id, bid) => nearTo(Number(bid), player(w, id).power * .35),
	"wildlings.bid": (w, id, bid) => nearTo(Number(bid), Math.min(player(w, id).power, 1 + w.threat / w.order.length)),
	"combat.chooseCard": chooseCard,
	"cancelCard.replace": chooseCard,
	"swapCard.choose": (w, id, option, decision) => option === "none" ? 2 : chooseCard(w, id, option, decision),
	"support.declare": (_w, _id, option) => option.endsWith(":none") ? .5 : 1,
	"combat.useBlade": (w, _id, said) => said === "yes" && Math.abs(leadOf(w, "attacker")) <= 2 ? 2 : 1,
	"casualties.choose": losses,
	"retreat.losses": losses,
	"destroyUnits.choose": losses,
	"reconcile.remove": (_w, _id, option) => LOSS[option.slice(option.indexOf(":") + 1)] ?? 1,
	"retreat.area": ownArea,
	"discardCard.choose": (_w, _id, option) => 5 - card(option).strength,
	"retrieveCard.choose": (_w, _id, option) => option === "none" ? .1 : 1 + card(option).strength
};
var MUSTER = {
	knight: 3,
	"upgrade-knight": 2.5,
	footman: 1.5,
	ship: 1.5,
	siegeEngine: 1.2,
	"upgrade-siegeEngine": 1
};
function bestMarch(w, id, from) {
	let best = 0;
	for (const to of area(from).adjacent) if (area(to).type === area(from).type) best = Math.max(best, destinationWorth(w, id, from, to));
	return best;
}
function nearTo(value, wanted) {
	return 1 / (1 + Math.abs(value - wanted));
}
/** A strong card where it can decide, a weak one where the fight is won or lost already. */
function chooseCard(w, id, option, _decision) {
	const { strength, swords, towers } = card(option);
	const lead = leadOf(w, w.combat.attacker.house === id ? "attacker" : "defender");
	const value = strength + .4 * swords + .2 * towers;
	return Math.abs(lead) <= 3 ? 1 + value : 1 / (1 + value);
}
function leadOf(w, side) {
	const lead = initialLead(w);
	return side === "attacker" ? lead : -lead;
}
// games/agot/src/invariants.ts
function broken(w) {
	const sentences = [];
	const say = (sentence) => void sentences.push(sentence);
	lookAtPieces(w, say);
	lookAtArmies(w, say);
	lookAtForces(w, say);
	lookAtOrders(w, say);
	lookAtTracks(w, say);
	lookAtHouseCards(w, say);
	lookAtDecks(w, say);
	return sentences;
}
/** 2.8, 5.5 */
function lookAtPieces(w, say) {
	const isFit = !mayBeUnfit(w);
	for (const id of w.order) {
		for (const kind of UNIT_KINDS) if (onMap(w, id, kind) > unit(kind).pool) say(`${id} has more of ${kind} than there are`);
		const { power, supply } = player(w, id);
		if (power < 0 || powerLeft(w, id, tables.powerTokens) < 0) say(`${id} has ${power} power`);
		if (supply < 0 || supply > tables.mostSupply) say(`${id} has supply ${supply}`);
		else if (isFit && !fitsSupply(w, id)) say(`the armies of ${id} do not fit its supply`);
	}
}
/** 5.2, 13.13c, R82 Moments at which a house is still to be asked which units it loses. */
function mayBeUnfit(w) {
	if (w.combat || w.wildlingCard === "rattleshirts-raiders") return true;
	const [card] = w.drawn;
	return Object.keys(w.orders).length === 0 && (card === "supply" || card === "a-throne-of-blades");
}
/** 6.8, 19.4 */
function lookAtArmies(w, say) {
	for (const key in w.armies) {
		const at = key;
		const { house: id, units, routed } = w.armies[at];
		const isLand = area(at).type === "land";
		const isFine = (kind) => kind === "ship" !== isLand;
		if (!w.players[id]) say(`${at} is held by ${id}, who does not play`);
		if (units.length + routed.length === 0) say(`${at} holds an army of nobody`);
		if (!units.every(isFine) || !routed.every(isFine)) say(`${at} holds what cannot be there`);
		if (!isInLine(units)) say(`the units in ${at} are out of line`);
		if (isImpassable(w, at)) say(`${at} cannot be entered`);
		if (w.neutrals[at] !== void 0) say(`${at} holds units beside a neutral force`);
	}
}
function isInLine(units) {
	for (let at = 1; at < units.length; at++) if (UNIT_KINDS.indexOf(units[at - 1]) > UNIT_KINDS.indexOf(units[at])) return false;
	return true;
}
/** 15.4, 16.2-16.3, 17.1, 17.6, 19.5 */
function lookAtForces(w, say) {
	for (const port of PORTS) {
		if (!w.armies[port]) continue;
		if (sizeAt(w, port) > tables.portShips) say(`${port} holds too many Ships`);
		if (!isUnderWay(w) && controller(w, port) === void 0) say(`${port} holds Ships and belongs to nobody`);
	}
	for (const key in w.tokens) {
		const at = key;
		const army = w.armies[at];
		if (area(at).type !== "land") say(`a Power token lies in ${at}`);
		if (army && army.house !== w.tokens[at]) say(`a Power token of ${w.tokens[at]} lies in ${at} under ${army.house}`);
		if (w.neutrals[at] !== void 0) say(`a Power token lies beside the neutral force in ${at}`);
	}
	for (const key in w.garrisons) {
		const at = key;
		if (controller(w, at) !== area(at).home) say(`a garrison stands in ${at} under ${controller(w, at)}`);
	}
	const { attackAt, perIcon } = tables.wildlings;
	if (w.threat < 0 || w.threat > attackAt || w.threat % perIcon !== 0) say(`the threat is ${w.threat}`);
	if (w.round < 1 || w.round > tables.rounds) say(`this is round ${w.round}`);
}
/** Something is being carried out, and what follows from it has not been looked at yet. */
function isUnderWay(w) {
	return w.combat !== void 0 || w.wildlingCard !== void 0;
}
/** 9.1-9.2 One order in an area, only with units; a march lies in its area until it is over (12.10). */
function lookAtOrders(w, say) {
	const used = {};
	let marches = 0;
	for (const key in w.orders) {
		const at = key;
		const { house: id, order: token } = w.orders[at];
		const mine = used[id] ??= {};
		if ((mine[token] = (mine[token] ?? 0) + 1) > order(token).copies) say(`${id} uses ${token} too often`);
		if (w.armies[at]?.house === id || isUnderWay(w)) continue;
		if (order(token).type === "march") marches++;
		else say(`an order of ${id} lies in ${at} without units`);
	}
	if (marches > 1) say("march orders lie where there are no units");
}
/** 1.11, R94 Every house once on every track that is not being bid for; the first one holds the token. */
function lookAtTracks(w, say) {
	for (const track of TRACKS) {
		const places = w.tracks[track];
		if (places.length === 0) continue;
		if (places.length !== w.order.length || !w.order.every((id) => places.includes(id))) say(`${track} reads ${places.join()}`);
		if (w.holders[track] !== places[0]) say(`the token of ${track} is not with ${places[0]}`);
	}
}
/** 2.5 Seven cards of its own for each house, in exactly one place. */
function lookAtHouseCards(w, say) {
	for (const id of w.order) {
		const { hand, discard } = player(w, id);
		const cards = [
			...hand,
			...discard,
			...inCombat(w, id)
		];
		const { cards: all } = house(id);
		if (cards.length !== all.length || !all.every((card) => cards.includes(card))) say(`the cards of ${id} are ${cards.join()}`);
	}
}
/** A card that has been played lies in the combat until clean-up (13.14). */
function inCombat(w, id) {
	if (!w.combat || w.combat.over) return [];
	const { attacker, defender } = w.combat;
	const { card } = attacker.house === id ? attacker : defender.house === id ? defender : {};
	return card ? [card] : [];
}
/** 2.2, 20.5 Every card of every deck in exactly one place. */
function lookAtDecks(w, say) {
	for (const [deck, pile] of w.westeros.entries()) {
		const cards = [...look(pile), ...w.westerosDiscards[deck]];
		if (w.drawn[deck]) cards.push(w.drawn[deck]);
		for (const { id, count } of westerosDecks[deck]) {
			let found = 0;
			for (const card of cards) if (card === id) found++;
			if (found !== count) say(`deck ${deck} holds ${found} of ${id}`);
		}
	}
	const { wildlingCard: shown, wildlingBottom: bottom, scouted } = w;
	const deck = look(w.wildlings);
	const known = Number(shown !== void 0) + Number(bottom !== void 0);
	const isThere = WILDLINGS.every((id) => id === shown || id === bottom || deck.includes(id));
	if (deck.length + known !== WILDLINGS.length || !isThere) say(`the wildling deck is ${deck.join()}`);
	if (!scouted) return;
	if (scouted.place === "bottom" && bottom) say("two cards lie at the bottom");
	const seen = deck.at(scouted.place === "top" ? 0 : -1);
	if (look(scouted.card) !== seen) say(`the raven has not seen ${seen}`);
}
// games/agot/src/position-step.ts
var STEPS = [...[
	"westeros",
	"planning",
	"raven",
	"raid",
	"march",
	"consolidate",
	"cleanUp"
], ...[
	"supply",
	"reconcile",
	"mustering",
	"muster",
	"clash",
	"wildlings",
	"combat"
]];
var KEYS$2 = {
	westeros: [],
	planning: [],
	raven: [],
	cleanUp: [],
	supply: [],
	mustering: [],
	raid: ["turn"],
	march: ["turn"],
	consolidate: ["turn"],
	reconcile: ["house"],
	muster: ["house", "areas"],
	clash: ["tracks"],
	wildlings: ["strength"],
	combat: [
		"attacker",
		"from",
		"to",
		"units",
		"march",
		"support"
	]
};
function framesAt(w, at, reader) {
	const given = at ?? { step: "planning" };
	if (typeof given !== "object" || Array.isArray(given)) {
		reader.malformed("at", "an object");
		return [];
	}
	const step = reader.oneOf(given["step"], "at.step", STEPS);
	if (!reader.isRecord(given, "at", ["step", ...KEYS$2[step]])) return [];
	switch (step) {
		case "westeros":
			if (w.round === 1) reader.wrong("round", "position-no-westeros-phase", "3.1");
			return roundAt(step);
		case "planning":
		case "raven":
		case "cleanUp": return roundAt(step);
		case "raid":
		case "march":
		case "consolidate": return cycleAt(w, step, given, reader);
		case "combat": return combatAt(w, given, reader);
		case "supply":
		case "reconcile":
		case "mustering":
		case "muster":
		case "clash":
		case "wildlings": return [...roundAt("planning"), frameOf(phaseStep(w, step, given, reader))];
	}
}
/** One part of the Westeros phase alone. */
function phaseStep(w, step, given, reader) {
	const house = () => reader.oneOf(given["house"], "at.house", w.order);
	switch (step) {
		case "supply": return go("supply", { waiting: [...turnOrder(w)] });
		case "reconcile": return go("reconcile", { house: house() });
		case "mustering": return go("mustering", { waiting: [...turnOrder(w)] });
		case "muster": {
			const id = house();
			const own = structuresOf(w, id);
			const areas = given["areas"] === void 0 ? own : reader.list(given["areas"], "at.areas", own);
			return go("muster", {
				house: id,
				points: Object.fromEntries(areas.map((at) => [at, area(at).musterPoints])),
				why: "card"
			});
		}
		case "clash": {
			const tracks = given["tracks"] ?? TRACKS;
			return go("clash", { tracks: reader.list(tracks, "at.tracks", TRACKS) });
		}
		default: return go("wildlings", { strength: reader.number(given["strength"] ?? w.threat, "at.strength", 0, 12) });
	}
}
function cycleAt(w, type, given, reader) {
	const turn = reader.oneOf(given["turn"] ?? turnOrder(w)[0], "at.turn", w.order);
	const at = turnOrder(w).indexOf(turn);
	return [...roundAt(AFTER[type]), frameOf(go("cycle", {
		type,
		at,
		acted: turnOrder(w).slice(0, at)
	}))];
}
function combatAt(w, given, reader) {
	const attacker = reader.oneOf(given["attacker"], "at.attacker", w.order);
	const target = reader.oneOf(given["to"], "at.to", AREAS);
	const defender = w.armies[target]?.house ?? area(target).home;
	if (defender === void 0 || defender === attacker || !w.players[defender]) {
		reader.wrong("at.to", "position-nobody-to-fight", "12.3");
		return [];
	}
	w.combat = {
		area: target,
		origin: reader.oneOf(given["from"], "at.from", AREAS),
		march: reader.oneOf(given["march"], "at.march", ORDERS),
		attackers: reader.units(given["units"], "at.units"),
		attacker: { house: attacker },
		defender: { house: defender },
		support: []
	};
	for (const [from, side] of reader.entries(given["support"], "at.support", AREAS)) {
		const house = w.armies[from]?.house;
		if (house === void 0) reader.wrong(`at.support.${from}`, "position-order-without-units", "13.1");
		else w.combat.support.push({
			area: from,
			house,
			side: reader.oneOf(side, `at.support.${from}`, SIDES)
		});
	}
	const { origin, march } = w.combat;
	w.orders[origin] = {
		house: attacker,
		order: march
	};
	const next = turnOrder(w).indexOf(attacker) + 1;
	return [
		...roundAt(AFTER.march),
		{
			flow: "cycle",
			at: "turns",
			args: {
				type: "march",
				at: next,
				acted: [attacker]
			}
		},
		{
			flow: "march",
			at: "finish",
			args: {
				house: attacker,
				from: origin
			}
		},
		given["support"] === void 0 ? frameOf(go("combat", {})) : {
			flow: "combat",
			at: "initialStrength",
			args: {}
		}
	];
}
var SIDES = ["attacker", "defender"];
/** The step of the round after each cycle: a frame that called a flow has already gone on. */
var AFTER = {
	raid: "marches",
	march: "consolidations",
	consolidate: "cleanUp"
};
/** The frames of a round that is about to take this step. */
function roundAt(at) {
	return [{
		flow: "game",
		at: "rounds",
		args: {}
	}, {
		flow: "round",
		at,
		args: {}
	}];
}
/** A flow at its beginning. */
function frameOf({ flow, args }) {
	return {
		flow,
		at: flows.find(({ name }) => name === flow).steps[0].name,
		args
	};
}
// games/agot/src/position-reader.ts
var LETTERS = {
	F: "footman",
	K: "knight",
	SE: "siegeEngine",
	S: "ship"
};
var UNITS = /^([1-9]|10)?(F|K|SE|S)(~?)$/;
var Reader = class extends Reader$1 {
	constructor(mistakes) {
		super(mistakes, {
			words: "2",
			numbers: "2.8"
		});
	}
	/** The house first, then its units, its order, its Power token, in any order. The empty word is nobody. */
	holding(words, path, houses) {
		if (typeof words !== "string") {
			this.malformed(path, "words such as stark 2F 1K march-0");
			return;
		}
		const [first = "", ...rest] = words.split(/\s+/).filter((word) => word !== "");
		if (first === "") return void 0;
		const house = this.oneOf(first, path, houses);
		if (house !== first) return void 0;
		const held = {
			house,
			units: [],
			routed: []
		};
		for (const word of rest) if (word === "token") held.token = true;
		else if (ORDERS.includes(word)) held.order = word;
		else this.#addUnits(held, word, path);
		return {
			...held,
			units: inLine(held.units),
			routed: inLine(held.routed)
		};
	}
	/** Units alone, such as `2F 1K`. */
	units(words, path) {
		if (typeof words !== "string") {
			this.malformed(path, "units such as 2F 1K");
			return [];
		}
		const held = {
			house: "stark",
			units: [],
			routed: []
		};
		for (const word of words.split(/\s+/)) this.#addUnits(held, word, path);
		return inLine(held.units);
	}
	#addUnits(held, word, path) {
		const [, count = "1", letters, routed] = UNITS.exec(word) ?? [];
		if (letters === void 0) {
			this.wrong(path, "position-unknown-unit", "1.2", { unit: word });
			return;
		}
		const list = routed ? held.routed : held.units;
		for (let left = Number(count); left > 0; left--) list.push(LETTERS[letters]);
	}
};
/** Units in the words above: `2F 1K 1K~`. */
function unitWords(units, routed = []) {
	const words = [];
	for (const [mark, list] of [["", units], ["~", routed]]) for (const kind of UNIT_KINDS) {
		const count = list.filter((one) => one === kind).length;
		const letters = Object.keys(LETTERS).find((key) => LETTERS[key] === kind);
		if (count > 0) words.push(`${count}${letters}${mark}`);
	}
	return words.join(" ");
}
// games/agot/src/setup.ts
var PROFILES = ["faq2", "print2011"];
var KEYS$1 = [
	"players",
	"seats",
	"profile",
	"switches"
];
/** What each switch may be set to, the default first; R1 has its default from the profile. */
var SWITCHES = {
	tidesOfBattle: [false, true],
	lannisportShip: [false, true],
	darkWingsCountsPorts: [false, true],
	salladhorAgainstVictarion: ["zero", "turnOrder"],
	arianneKeepsPowerToken: [false, true],
	turnPointer: ["keepPosition", "nextNotYetActed"],
	maceLastUnitEndsCombat: [false, true]
};
/** Checks a configuration, every mistake with its place. Only the number of players, or their houses, must be given. */
function configure(config) {
	if (!isRecord(config)) return refusal("config-malformed", "2", { wanted: "an object" });
	const mistakes = [];
	const wrong = (path, code, rule) => void mistakes.push({
		path,
		code,
		rule
	});
	for (const key of Object.keys(config)) if (!KEYS$1.includes(key)) wrong(key, "config-unknown-key", "2");
	const seats = seatsOf(config, wrong);
	const profile = config["profile"] ?? "faq2";
	if (!PROFILES.includes(profile)) wrong("profile", "config-unknown-profile", "21");
	const switches = switchesOf(config["switches"], profile, seats.length, wrong);
	if (mistakes.length > 0) return {
		...refusal("config-refused", "2"),
		mistakes
	};
	return {
		seats,
		profile,
		switches
	};
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isPlayerCount(value) {
	return value === 3 || value === 4 || value === 5 || value === 6;
}
/** 2.1 The number of players says which houses play; `seats` may say how they sit. */
function seatsOf(config, wrong) {
	const given = config["seats"];
	if (given !== void 0 && !Array.isArray(given)) {
		wrong("seats", "config-malformed", "2.1");
		return [];
	}
	const players = config["players"] ?? given?.length;
	if (!isPlayerCount(players)) {
		wrong("players", "config-player-count", "2.1");
		return [];
	}
	const { houses } = setupFor(players);
	if (!given) return houses;
	if (given.length !== players) wrong("seats", "config-player-count", "2.1");
	for (const [at, id] of given.entries()) {
		const path = `seats[${at}]`;
		if (!HOUSES.includes(id)) wrong(path, "config-unknown-house", "2.1");
		else if (!houses.includes(id)) wrong(path, "config-house-not-in-play", "2.1");
		else if (given.indexOf(id) !== at) wrong(path, "config-house-twice", "2.1");
	}
	return given;
}
function switchesOf(given, profile, players, wrong) {
	const switches = {};
	for (const [name, [usual]] of Object.entries(SWITCHES)) switches[name] = usual;
	const errata = house("lannister").errataUnits.flatMap((one) => one.players);
	switches["lannisportShip"] = profile === "faq2" && errata.includes(players);
	if (given === void 0) return switches;
	if (!isRecord(given)) {
		wrong("switches", "config-malformed", "21");
		return switches;
	}
	for (const [name, value] of Object.entries(given)) {
		const known = SWITCHES[name];
		if (!known) wrong(`switches.${name}`, "config-unknown-key", "21");
		else if (!known.includes(value)) wrong(`switches.${name}`, "config-unknown-value", "21");
		else switches[name] = value;
	}
	return switches;
}
/** 2.1-2.7 A table ready for the first round. */
function setup(config, random) {
	const w = emptyMap(config);
	for (const id of config.seats) putStart(w, id);
	putForces$1(w);
	w.westeros = westerosDecks.map((_, deck) => pile(random.shuffle(westerosCards(deck)), []));
	w.wildlings = pile(random.shuffle([...WILDLINGS]), []);
	return w;
}
/** The cards of a Westeros deck, as often as they are in it. */
function westerosCards(deck) {
	return westerosDecks[deck].flatMap(({ id, count }) => Array.from({ length: count }, () => id));
}
/** 2.5 Starting units, with those of the errata where they are wanted (2.7). */
function startUnits({ switches }, id) {
	const { startUnits: printed, errataUnits } = house(id);
	return (id === "lannister" && switches.lannisportShip ? [...printed, ...errataUnits] : printed).map(({ area, units }) => ({
		area,
		units: listOf(units)
	}));
}
function listOf(units) {
	return UNIT_KINDS.flatMap((kind) => Array.from({ length: units[kind] ?? 0 }, () => kind));
}
function putStart(w, id) {
	for (const { area, units } of startUnits(w, id)) add(w, area, id, units);
}
/** 2.3, 2.5 Neutral forces and garrisons. */
function putForces$1(w) {
	const { neutralForces } = setupFor(w.order.length);
	for (const { area, strength, impassable } of neutralForces) if (!impassable) w.neutrals[area] = strength;
	for (const id of w.order) w.garrisons[house(id).home] = house(id).garrison;
}
/** Tracks and player mats as after setup; no piece on the map, no deck shuffled. */
function emptyMap({ seats, profile, switches }) {
	const { tracks } = setupFor(seats.length);
	const w = {
		order: [...seats],
		profile,
		switches: { ...switches },
		round: 0,
		players: {},
		tracks: {
			"iron-throne": [],
			fiefdoms: [],
			"kings-court": []
		},
		holders: {
			"iron-throne": seats[0],
			fiefdoms: seats[0],
			"kings-court": seats[0]
		},
		bladeUsed: false,
		ravenUsed: false,
		threat: tables.wildlings.start,
		armies: {},
		orders: {},
		tokens: {},
		garrisons: {},
		neutrals: {},
		bans: [],
		westeros: [],
		westerosDiscards: westerosDecks.map(() => []),
		drawn: [],
		wildlings: pile([], []),
		faceDown: {}
	};
	for (const id of seats) w.players[id] = emptyMat(id);
	for (const track of TRACKS) {
		w.tracks[track] = [...tracks[track]];
		w.holders[track] = tracks[track][0];
	}
	return w;
}
function emptyMat(id) {
	const { startSupply, cards } = house(id);
	return {
		power: tables.startPower,
		supply: startSupply,
		hand: [...cards],
		discard: []
	};
}
// games/agot/src/position.ts
var DECKS = [
	"I",
	"II",
	"III"
];
var BANS = [
	"march",
	"defense",
	"support",
	"raid",
	"consolidate",
	"march-plus-1"
];
var KEYS = {
	config: [
		"players",
		"seats",
		"profile",
		"switches"
	],
	table: [...[
		"round",
		"threat",
		"tracks",
		"houses",
		"map",
		"bare",
		"gone",
		"used",
		"bans",
		"decks",
		"discards"
	], ...[
		"drawn",
		"wildlingBottom",
		"scouted",
		"at"
	]],
	house: [
		"power",
		"supply",
		"hand",
		"discard"
	]
};
/** Steps that begin with armies that do not fit. */
var UNFIT = ["supply", "reconcile"];
/** Builds the table a document describes, or says what is wrong with it and where. */
function position(document, random) {
	const mistakes = [];
	const reader = new Reader(mistakes);
	const refused = () => ({
		...refusal("position-refused", "2"),
		mistakes
	});
	if (!reader.isRecord(document, "", [...KEYS.config, ...KEYS.table])) return refused();
	const config = configure(Object.fromEntries(Object.entries(document).filter(([key]) => isConfig(key))));
	if (isRefusal(config)) {
		mistakes.push(...config.mistakes ?? [{
			path: "",
			code: config.code,
			rule: config.rule
		}]);
		return refused();
	}
	const w = build(config, document, reader, random);
	const frames = mistakes.length > 0 ? [] : framesAt(w, document["at"], reader);
	return mistakes.length > 0 ? refused() : {
		world: w,
		frames
	};
}
function isConfig(key) {
	return KEYS.config.includes(key);
}
function build(config, doc, reader, random) {
	const w = emptyMap(config);
	w.round = reader.number(doc.round ?? 1, "round", 1, tables.rounds);
	w.threat = reader.number(doc.threat ?? w.threat, "threat", 0, tables.wildlings.attackAt);
	for (const [track, places] of reader.entries(doc.tracks, "tracks", TRACKS)) {
		const named = reader.list(places, `tracks.${track}`, w.order);
		if (new Set(named).size < named.length) reader.wrong(`tracks.${track}`, "position-house-twice", "7.7");
		w.tracks[track] = [...named, ...w.tracks[track].filter((id) => !named.includes(id))];
		w.holders[track] = w.tracks[track][0];
	}
	const used = reader.list(doc.used, "used", ["blade", "raven"]);
	w.bladeUsed = used.includes("blade");
	w.ravenUsed = used.includes("raven");
	w.bans = reader.list(doc.bans, "bans", BANS);
	for (const [id, given] of reader.entries(doc.houses, "houses", w.order)) putHouse(w, id, given, reader);
	putMap(w, doc, reader);
	putForces(w, doc, reader);
	checkPieces(w, doc, reader);
	putDecks(w, doc, reader, random);
	return w;
}
function putHouse(w, id, given, reader) {
	const path = `houses.${id}`;
	if (!reader.isRecord(given, path, KEYS.house)) return;
	const one = player(w, id);
	const words = given;
	one.power = reader.number(words.power ?? one.power, `${path}.power`, 0, tables.powerTokens);
	one.supply = reader.number(words.supply ?? one.supply, `${path}.supply`, 0, tables.mostSupply);
	const { cards } = house(id);
	const hand = words.hand && reader.list(words.hand, `${path}.hand`, cards);
	const discard = words.discard && reader.list(words.discard, `${path}.discard`, cards);
	one.hand = hand ?? cards.filter((card) => !discard?.includes(card));
	one.discard = discard ?? cards.filter((card) => !one.hand.includes(card));
	if ((/* @__PURE__ */ new Set([...one.hand, ...one.discard])).size < one.hand.length + one.discard.length) reader.wrong(path, "position-card-twice", "2.5");
	else if (one.hand.length + one.discard.length < cards.length) reader.wrong(path, "position-card-missing", "2.5");
}
/** A house the map names stands where the map says; any other as after setup, where nobody else is named. */
function putMap(w, doc, reader) {
	const named = /* @__PURE__ */ new Set();
	const settled = /* @__PURE__ */ new Set();
	for (const [at, words] of reader.entries(doc.map, "map", AREAS)) {
		settled.add(at);
		const held = reader.holding(words, `map.${at}`, w.order);
		if (!held) continue;
		named.add(held.house);
		putHolding(w, at, held, reader);
	}
	if (doc.bare !== void 0 && typeof doc.bare !== "boolean") reader.malformed("bare", "true or false");
	if (doc.bare) return;
	for (const id of w.order) {
		if (named.has(id)) continue;
		for (const start of startUnits(w, id)) if (!settled.has(start.area)) add(w, start.area, id, start.units);
	}
}
function putHolding(w, at, held, reader) {
	const path = `map.${at}`;
	const { type } = area(at);
	if (isImpassable(w, at)) reader.wrong(path, "position-impassable", "19.4");
	for (const kind of [...held.units, ...held.routed]) if (kind === "ship" === (type === "land")) reader.wrong(path, "position-wrong-place", "6.8", { unit: kind });
	add(w, at, held.house, held.units);
	add(w, at, held.house, held.routed, "routed");
	if (held.token) {
		if (type === "land") w.tokens[at] = held.house;
		else reader.wrong(path, "position-wrong-place", "16.2", { unit: "token" });
	}
	if (held.order) {
		w.orders[at] = {
			house: held.house,
			order: held.order
		};
		if (!w.armies[at]) reader.wrong(path, "position-order-without-units", "9.1");
	}
}
/** Garrisons and neutral forces stand wherever they have not been beaten. */
function putForces(w, doc, reader) {
	const gone = reader.list(doc.gone, "gone", LANDS);
	for (const { area: at, strength, impassable } of setupFor(w.order.length).neutralForces) if (!impassable && !gone.includes(at) && controller(w, at) === void 0) w.neutrals[at] = strength;
	for (const id of w.order) {
		const { home, garrison } = house(id);
		if (!gone.includes(home) && controller(w, home) === id) w.garrisons[home] = garrison;
	}
}
/** 2.8, 5.5, 9.2, 17.1 */
function checkPieces(w, doc, reader) {
	const step = typeof doc.at === "object" ? doc.at.step : "";
	for (const id of w.order) {
		for (const kind of UNIT_KINDS) if (onMap(w, id, kind) > unit(kind).pool) reader.wrong("map", "position-too-many-units", "2.8", {
			house: id,
			unit: kind
		});
		if (powerLeft(w, id, tables.powerTokens) < 0) reader.wrong(`houses.${id}.power`, "position-too-much-power", "2.8", { house: id });
		if (!UNFIT.includes(step) && !fitsSupply(w, id)) reader.wrong("map", "position-over-supply", "5.5", {
			house: id,
			supply: player(w, id).supply
		});
		checkOrders(w, id, reader);
	}
	for (const at of AREAS) {
		if (area(at).type !== "port" || !w.armies[at]) continue;
		if (sizeAt(w, at) > tables.portShips) reader.wrong(`map.${at}`, "position-port-full", "17.1");
		if (controller(w, at) !== w.armies[at].house) reader.wrong(`map.${at}`, "position-foreign-port", "17.1");
	}
}
function checkOrders(w, id, reader) {
	const used = {};
	for (const at of AREAS) {
		const placed = w.orders[at];
		if (placed?.house !== id) continue;
		used[placed.order] = (used[placed.order] ?? 0) + 1;
		if (used[placed.order] > order(placed.order).copies) reader.wrong(`map.${at}`, "position-too-many-orders", "9.2", { order: placed.order });
	}
}
/** Named cards lie where they are named, the rest is shuffled under them. */
function putDecks(w, doc, reader, random) {
	reader.entries(doc.decks, "decks", [...DECKS, "wildlings"]);
	reader.entries(doc.discards, "discards", DECKS);
	if (doc.drawn !== void 0 && (!Array.isArray(doc.drawn) || doc.drawn.length !== DECKS.length)) reader.malformed("drawn", "a card of each deck");
	for (const [deck, name] of DECKS.entries()) {
		const rest = westerosCards(deck);
		const discarded = reader.list(doc.discards?.[name], `discards.${name}`, rest);
		const top = reader.list(doc.decks?.[name], `decks.${name}`, rest);
		const drawn = doc.drawn?.[deck];
		if (drawn !== void 0) w.drawn.push(reader.oneOf(drawn, `drawn[${deck}]`, rest));
		for (const card of [
			...discarded,
			...top,
			...w.drawn.slice(deck)
		]) takeOut(rest, card, `decks.${name}`, reader);
		w.westerosDiscards[deck] = discarded;
		w.westeros.push(pile([...top, ...random.shuffle(rest)], []));
	}
	putWildlings(w, doc, reader, random);
}
function takeOut(rest, card, path, reader) {
	const at = rest.indexOf(card);
	if (at < 0) reader.wrong(path, "position-card-twice", "2.2", { card });
	else rest.splice(at, 1);
}
function putWildlings(w, doc, reader, random) {
	const rest = [...WILDLINGS];
	const top = reader.list(doc.decks?.wildlings, "decks.wildlings", WILDLINGS);
	for (const card of top) takeOut(rest, card, "decks.wildlings", reader);
	if (doc.wildlingBottom !== void 0) {
		w.wildlingBottom = reader.oneOf(doc.wildlingBottom, "wildlingBottom", WILDLINGS);
		if (rest.length === 0 && top.at(-1) === w.wildlingBottom) top.pop();
		else takeOut(rest, w.wildlingBottom, "wildlingBottom", reader);
	}
	const deck = [...top, ...random.shuffle(rest)];
	w.wildlings = pile(deck, []);
	if (doc.scouted !== void 0) {
		const place = reader.oneOf(doc.scouted, "scouted", ["top", "bottom"]);
		w.scouted = {
			place,
			card: hide(deck.at(place === "top" ? 0 : -1), [w.holders["kings-court"]])
		};
		if (place === "bottom" && w.wildlingBottom) reader.wrong("scouted", "position-card-twice", "20.5");
	}
}
// games/agot/src/notation.ts
/** Writes a quiet table down, decks open; in the middle of something there is no notation for it. */
function notation({ world: w, frames }) {
	const at = stepOf(w, frames);
	if (!at) return refusal("position-not-quiet", "10.1");
	return {
		seats: [...w.order],
		profile: w.profile,
		switches: { ...w.switches },
		round: w.round,
		threat: w.threat,
		tracks: tracksOf(w),
		houses: Object.fromEntries(w.order.map((id) => [id, houseOf(w, id)])),
		map: mapOf(w),
		bare: true,
		gone: goneIn(w),
		used: [...w.bladeUsed ? ["blade"] : [], ...w.ravenUsed ? ["raven"] : []],
		bans: [...w.bans],
		decks: {
			...Object.fromEntries(DECKS.map((name, deck) => [name, [...look(w.westeros[deck])]])),
			wildlings: wildlingDeck(w)
		},
		discards: Object.fromEntries(DECKS.map((name, deck) => [name, [...w.westerosDiscards[deck]]])),
		...w.drawn.length > 0 && { drawn: [...w.drawn] },
		...w.wildlingBottom && { wildlingBottom: w.wildlingBottom },
		...w.scouted && { scouted: w.scouted.place },
		at
	};
}
function tracksOf(w) {
	return Object.fromEntries(Object.entries(w.tracks).map(([track, places]) => [track, [...places]]));
}
/** The whole deck from the top, the card known to lie at the bottom included. */
function wildlingDeck(w) {
	return [...look(w.wildlings), ...w.wildlingBottom ? [w.wildlingBottom] : []];
}
function houseOf(w, id) {
	const { power, supply, hand, discard } = player(w, id);
	return {
		power,
		supply,
		hand: [...hand],
		discard: [...discard]
	};
}
function mapOf(w) {
	const map = {};
	for (const at of AREAS) {
		const words = areaWords(w, at);
		if (words !== "") map[at] = words;
	}
	return map;
}
/** What stands in an area: `stark 2F 1K~ march-0 token`; the empty word if nothing does. */
function areaWords(w, at) {
	const army = w.armies[at];
	const token = w.tokens[at];
	const owner = army?.house ?? token;
	if (!owner) return "";
	const order = w.orders[at]?.order;
	return [
		owner,
		army ? unitWords(army.units, army.routed) : "",
		order ?? "",
		token ? "token" : ""
	].filter((word) => word !== "").join(" ");
}
/** Garrisons and neutral forces that would stand there and do not. */
function goneIn(w) {
	const { neutralForces } = setupFor(w.order.length);
	const forces = neutralForces.filter(({ area, impassable }) => !impassable && w.neutrals[area] === void 0 && controller(w, area) === void 0);
	const homes = w.order.map((id) => house(id).home).filter((home, at) => w.garrisons[home] === void 0 && controller(w, home) === w.order[at]);
	return [...forces.map(({ area }) => area), ...homes];
}
/** Where nothing is half done: orders are being placed, or a house is about to resolve an order of the Action phase. */
function stepOf(w, frames) {
	const top = frames.at(-1);
	if (!top || top.said || w.combat || w.wildlingCard || Object.keys(w.faceDown).length > 0) return void 0;
	switch (`${top.flow}.${top.at}`) {
		case "planning.placeOrders": return { step: "planning" };
		case "raven.use": return { step: "raven" };
		case "declareMarch.chooseOrder":
		case "marchMove.chooseDestination": return w.march && isFresh(w, w.march) ? {
			step: "march",
			turn: w.march.house
		} : void 0;
		case "raid.chooseOrder":
		case "raid.chooseTarget": return turnOf(w, "raid", top);
		case "consolidate.chooseOrder":
		case "consolidate.chooseUse": return turnOf(w, "consolidate", top);
		default: return;
	}
}
/** The order was not chosen from several: what is asked now is asked first. */
function turnOf(w, step, { at, args }) {
	const { house: turn } = args;
	return at === "chooseOrder" || ordersOf$1(w, turn, step).length === 1 ? {
		step,
		turn
	} : void 0;
}
function isFresh(w, { house: id, from, moves, to, barred }) {
	if (moves.length > 0 || to !== void 0 || barred.length > 0) return false;
	return from === void 0 || ordersOf$1(w, id, "march").length === 1;
}
// games/agot/src/resample.ts
/** Puts what nobody has shown this eye where it can lie (20.2). */
function resample(seen, _eye, random) {
	const w = copy(seen.world);
	for (const [deck, cards] of w.westeros.entries()) {
		const known = [...w.westerosDiscards[deck], ...w.drawn.slice(deck, deck + 1)];
		open(cards, random.shuffle(without(westerosCards(deck), known)));
	}
	dealWildlings(w, random);
	for (const house of w.order) placeAgain(w, house, random);
	drawTides(w, random);
	return w;
}
function open(hidden, secret) {
	hidden.secret = secret;
	delete hidden.count;
}
/** What is left of these things once those are taken out. */
function without(things, gone) {
	for (const one of gone) things.splice(things.indexOf(one), 1);
	return things;
}
/** 20.5 The last card used lies at the bottom, and who has seen a card with the raven knows where it went. */
function dealWildlings(w, random) {
	if (w.wildlings.secret !== void 0) return;
	const { scouted, wildlingBottom: bottom, wildlingCard: shown } = w;
	const seen = scouted?.card.secret;
	const known = /* @__PURE__ */ new Set([
		shown,
		bottom,
		seen
	]);
	const deck = random.shuffle(WILDLINGS.filter((id) => !known.has(id)));
	if (seen && scouted?.place === "top") deck.unshift(seen);
	if (seen && scouted?.place === "bottom") deck.push(seen);
	if (scouted && !seen) open(scouted.card, deck.at(scouted.place === "top" ? 0 : -1));
	open(w.wildlings, deck);
}
/** 9.5, R97 Where tokens lie is seen, not which: any that the house may use. */
function placeAgain(w, house, random) {
	const placed = w.faceDown[house];
	if (!placed || placed.orders.secret !== void 0) return;
	const tokens = ORDERS.filter((id) => !isBanned(w, id)).flatMap((id) => Array(order(id).copies).fill(id));
	const orders = {};
	let [next, stars] = [0, starsOf(w, house)];
	for (const token of random.shuffle(tokens)) {
		const at = placed.areas[next];
		if (at === void 0) break;
		if (order(token).special && stars-- <= 0) continue;
		orders[at] = token;
		next++;
	}
	open(placed.orders, orders);
}
/** 18.1 All 24 cards but those that are known to be drawn. */
function drawTides(w, random) {
	if (!w.combat) return;
	const stakes = [w.combat.attacker, w.combat.defender];
	const known = stakes.flatMap(({ tides }) => tides?.secret ?? []);
	const deck = without(TIDES.flatMap((id) => Array(tide(id).count).fill(id)), known);
	random.shuffle(deck);
	for (const { tides } of stakes) if (tides && tides.secret === void 0) open(tides, deck.splice(0, size(tides)));
}
// games/agot/src/index.ts
var agot = {
	id: "agot",
	rulesVersion: 1,
	flows,
	start: {
		flow: "game",
		args: {}
	},
	configure,
	chairs: ({ seats }) => seats,
	setup,
	seats: (w) => w.order,
	position,
	notation,
	outcome,
	broken,
	resample,
	evaluate,
	prior
};
export { REASONS, agot };
