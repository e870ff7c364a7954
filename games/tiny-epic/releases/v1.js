var houses_default = {
	schema: "tiny-epic-houses/1",
	sources: {
		"seed-000": "Ukrainian rules text with explanations of the events and heroes",
		"seed-001": "English web rules, current edition, base game and Ice & Fire",
		"seed-004": "English first-print rulebook with the solo game",
		"card-scan": "https://github.com/andrii-boiko/te-got (images/plot/plot_01.png .. plot_52.png: photographs of the 45 base Plot Cards and 7 base Hero Cards)",
		"rules-pdf": "https://github.com/andrii-boiko/te-got (rules/Tiny_Epic_Game_Of_Thrones - English.pdf: the illustrations of map, mats, tokens and Ranger card 1)",
		"dized-rules": "https://rules.dized.com/game/OUIp5uiJRsO5JWp1zF_rFg/ (individual rule pages, see PROVENANCE.md)",
		"dized-faq": "https://rules.dized.com/game/OUIp5uiJRsO5JWp1zF_rFg/faq",
		"kaiscastle": "https://blog.kaiscastle.com/2025/05/27/tiny-epic-game-of-thrones-review",
		"gamelyn": "https://www.gamelyngames.com/in-depth-strategies-for-each-house-in-tiny-epic-game-of-thrones/",
		"reconstructed": "no published value known; designed to fit the rules and the known patterns. Owners of the printed game may correct it."
	},
	notes: [
		"ability = printed on the PLAYER side of the mat; allianceAbility = printed on the NON-PLAYER side and usable by the player allied with the house. On every mat where both are known they are the same.",
		"All die abilities work only on your own turn as active player, on any of your unplaced dice, before you place one.",
		"The Force Track and the objectives are published for House Lannister; the rules describe the same structure for every house, so the other mats use the same track with their own home domain (reconstructed).",
		"Force Track icons pay out in the tax phase when the space is open (gold and card) and once when a token is returned onto the space (gold, card or VP).",
		"Dice abilities of Stark, Tully and Baratheon: the published abilities leave recruit, march and plot for them; the split follows the themes of their Heroes.",
		"colours are suggestions for an own palette."
	],
	forceTrack: {
		"costs": [
			1,
			1,
			1,
			2,
			2,
			3,
			3,
			4,
			4
		],
		"icons": [
			"gold",
			"card",
			"gold",
			"card",
			"gold",
			"card",
			"gold",
			"card",
			"vp"
		],
		"sections": [
			[1, 2],
			[3, 4],
			[5, 6],
			[7, 8],
			[9]
		],
		"source": "rules-pdf",
		"comment": "Spaces 1-4, 6 and 7 are readable in the illustrations, space 9 shows a VP icon; 5 and 8 continue the alternation."
	},
	heroReturn: {
		"own": {
			"gold": 2,
			"vp": 1
		},
		"allied": {
			"gold": 1,
			"vp": 1
		},
		"source": "seed-001"
	},
	heroRecruitCost: {
		"own": 3,
		"allied": 2,
		"source": "seed-001"
	},
	houses: [
		{
			"id": "lannister",
			"name": "House Lannister",
			"set": "base",
			"playable": true,
			"homeDomain": "casterly-rock",
			"homeSource": "seed-001",
			"colours": ["#b3202a", "#e0b13a"],
			"powerTokens": 9,
			"ability": {
				"id": "set-die-face",
				"face": "event",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may turn one of your two dice to its event face.",
				"source": "rules-pdf",
				"confidence": "medium"
			},
			"allianceAbility": {
				"id": "set-die-face",
				"face": "event",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may turn one of your two dice to its event face.",
				"source": "reconstructed",
				"confidence": "medium"
			},
			"hero": "jaime-lannister",
			"alternateHeroes": ["cersei-lannister", "tyrion-lannister"],
			"forceTrack": [
				{
					"slot": 1,
					"cost": 1,
					"icon": "gold",
					"section": 1
				},
				{
					"slot": 2,
					"cost": 1,
					"icon": "card",
					"section": 1
				},
				{
					"slot": 3,
					"cost": 1,
					"icon": "gold",
					"section": 2
				},
				{
					"slot": 4,
					"cost": 2,
					"icon": "card",
					"section": 2
				},
				{
					"slot": 5,
					"cost": 2,
					"icon": "gold",
					"section": 3
				},
				{
					"slot": 6,
					"cost": 3,
					"icon": "card",
					"section": 3
				},
				{
					"slot": 7,
					"cost": 3,
					"icon": "gold",
					"section": 4
				},
				{
					"slot": 8,
					"cost": 4,
					"icon": "card",
					"section": 4
				},
				{
					"slot": 9,
					"cost": 4,
					"icon": "vp",
					"section": 5
				}
			],
			"forceTrackSource": "rules-pdf",
			"objectives": [
				{
					"order": 1,
					"requiresRecruited": 2,
					"condition": {
						"type": "control-domain",
						"domain": "casterly-rock"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "casterly-rock"
					}
				},
				{
					"order": 2,
					"requiresRecruited": 4,
					"condition": {
						"type": "control-fiefs",
						"count": 2
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-unoccupied-fief" }
				},
				{
					"order": 3,
					"requiresRecruited": 6,
					"condition": {
						"type": "control-fiefs",
						"count": 3
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-fief-occupied-by-the-human-player" }
				},
				{
					"order": 4,
					"requiresRecruited": 8,
					"condition": {
						"type": "control-domain",
						"domain": "kings-landing"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "kings-landing"
					}
				},
				{
					"order": 5,
					"requiresRecruited": 9,
					"condition": { "type": "none" },
					"vp": 1,
					"nextTarget": { "type": "nearest-castle-not-controlled" }
				}
			],
			"objectivesSource": "rules-pdf"
		},
		{
			"id": "stark",
			"name": "House Stark",
			"set": "base",
			"playable": true,
			"homeDomain": "winterfell",
			"homeSource": "rules-pdf",
			"colours": ["#2f4f35", "#c9d3c4"],
			"powerTokens": 9,
			"ability": {
				"id": "set-die-face",
				"face": "recruit",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may turn one of your two dice to its recruit face.",
				"source": "reconstructed",
				"confidence": "medium"
			},
			"allianceAbility": {
				"id": "set-die-face",
				"face": "recruit",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may turn one of your two dice to its recruit face.",
				"source": "reconstructed",
				"confidence": "medium"
			},
			"hero": "eddard-stark",
			"alternateHeroes": ["robb-stark"],
			"forceTrack": [
				{
					"slot": 1,
					"cost": 1,
					"icon": "gold",
					"section": 1
				},
				{
					"slot": 2,
					"cost": 1,
					"icon": "card",
					"section": 1
				},
				{
					"slot": 3,
					"cost": 1,
					"icon": "gold",
					"section": 2
				},
				{
					"slot": 4,
					"cost": 2,
					"icon": "card",
					"section": 2
				},
				{
					"slot": 5,
					"cost": 2,
					"icon": "gold",
					"section": 3
				},
				{
					"slot": 6,
					"cost": 3,
					"icon": "card",
					"section": 3
				},
				{
					"slot": 7,
					"cost": 3,
					"icon": "gold",
					"section": 4
				},
				{
					"slot": 8,
					"cost": 4,
					"icon": "card",
					"section": 4
				},
				{
					"slot": 9,
					"cost": 4,
					"icon": "vp",
					"section": 5
				}
			],
			"forceTrackSource": "reconstructed",
			"objectives": [
				{
					"order": 1,
					"requiresRecruited": 2,
					"condition": {
						"type": "control-domain",
						"domain": "winterfell"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "winterfell"
					}
				},
				{
					"order": 2,
					"requiresRecruited": 4,
					"condition": {
						"type": "control-fiefs",
						"count": 2
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-unoccupied-fief" }
				},
				{
					"order": 3,
					"requiresRecruited": 6,
					"condition": {
						"type": "control-fiefs",
						"count": 3
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-fief-occupied-by-the-human-player" }
				},
				{
					"order": 4,
					"requiresRecruited": 8,
					"condition": {
						"type": "control-domain",
						"domain": "kings-landing"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "kings-landing"
					}
				},
				{
					"order": 5,
					"requiresRecruited": 9,
					"condition": { "type": "none" },
					"vp": 1,
					"nextTarget": { "type": "nearest-castle-not-controlled" }
				}
			],
			"objectivesSource": "reconstructed"
		},
		{
			"id": "tully",
			"name": "House Tully",
			"set": "base",
			"playable": true,
			"homeDomain": "riverrun",
			"homeSource": "rules-pdf",
			"colours": ["#e07a66", "#2c3f8c"],
			"powerTokens": 9,
			"ability": {
				"id": "set-die-face",
				"face": "plot",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may turn one of your two dice to its plot face.",
				"source": "reconstructed",
				"confidence": "medium"
			},
			"allianceAbility": {
				"id": "set-die-face",
				"face": "plot",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may turn one of your two dice to its plot face.",
				"source": "reconstructed",
				"confidence": "medium"
			},
			"hero": "hoster-tully",
			"alternateHeroes": ["edmure-tully"],
			"forceTrack": [
				{
					"slot": 1,
					"cost": 1,
					"icon": "gold",
					"section": 1
				},
				{
					"slot": 2,
					"cost": 1,
					"icon": "card",
					"section": 1
				},
				{
					"slot": 3,
					"cost": 1,
					"icon": "gold",
					"section": 2
				},
				{
					"slot": 4,
					"cost": 2,
					"icon": "card",
					"section": 2
				},
				{
					"slot": 5,
					"cost": 2,
					"icon": "gold",
					"section": 3
				},
				{
					"slot": 6,
					"cost": 3,
					"icon": "card",
					"section": 3
				},
				{
					"slot": 7,
					"cost": 3,
					"icon": "gold",
					"section": 4
				},
				{
					"slot": 8,
					"cost": 4,
					"icon": "card",
					"section": 4
				},
				{
					"slot": 9,
					"cost": 4,
					"icon": "vp",
					"section": 5
				}
			],
			"forceTrackSource": "reconstructed",
			"objectives": [
				{
					"order": 1,
					"requiresRecruited": 2,
					"condition": {
						"type": "control-domain",
						"domain": "riverrun"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "riverrun"
					}
				},
				{
					"order": 2,
					"requiresRecruited": 4,
					"condition": {
						"type": "control-fiefs",
						"count": 2
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-unoccupied-fief" }
				},
				{
					"order": 3,
					"requiresRecruited": 6,
					"condition": {
						"type": "control-fiefs",
						"count": 3
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-fief-occupied-by-the-human-player" }
				},
				{
					"order": 4,
					"requiresRecruited": 8,
					"condition": {
						"type": "control-domain",
						"domain": "kings-landing"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "kings-landing"
					}
				},
				{
					"order": 5,
					"requiresRecruited": 9,
					"condition": { "type": "none" },
					"vp": 1,
					"nextTarget": { "type": "nearest-castle-not-controlled" }
				}
			],
			"objectivesSource": "reconstructed"
		},
		{
			"id": "tyrell",
			"name": "House Tyrell",
			"set": "base",
			"playable": true,
			"homeDomain": "highgarden",
			"homeSource": "rules-pdf",
			"colours": ["#b9cf86", "#8a4b24"],
			"powerTokens": 9,
			"ability": {
				"id": "set-die-face",
				"face": "whisper",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may turn one of your two dice to its whisper face.",
				"source": "kaiscastle",
				"confidence": "high"
			},
			"allianceAbility": {
				"id": "set-die-face",
				"face": "whisper",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may turn one of your two dice to its whisper face.",
				"source": "rules-pdf",
				"confidence": "high"
			},
			"hero": "olenna-tyrell",
			"alternateHeroes": ["margaery-tyrell"],
			"forceTrack": [
				{
					"slot": 1,
					"cost": 1,
					"icon": "gold",
					"section": 1
				},
				{
					"slot": 2,
					"cost": 1,
					"icon": "card",
					"section": 1
				},
				{
					"slot": 3,
					"cost": 1,
					"icon": "gold",
					"section": 2
				},
				{
					"slot": 4,
					"cost": 2,
					"icon": "card",
					"section": 2
				},
				{
					"slot": 5,
					"cost": 2,
					"icon": "gold",
					"section": 3
				},
				{
					"slot": 6,
					"cost": 3,
					"icon": "card",
					"section": 3
				},
				{
					"slot": 7,
					"cost": 3,
					"icon": "gold",
					"section": 4
				},
				{
					"slot": 8,
					"cost": 4,
					"icon": "card",
					"section": 4
				},
				{
					"slot": 9,
					"cost": 4,
					"icon": "vp",
					"section": 5
				}
			],
			"forceTrackSource": "reconstructed",
			"objectives": [
				{
					"order": 1,
					"requiresRecruited": 2,
					"condition": {
						"type": "control-domain",
						"domain": "highgarden"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "highgarden"
					}
				},
				{
					"order": 2,
					"requiresRecruited": 4,
					"condition": {
						"type": "control-fiefs",
						"count": 2
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-unoccupied-fief" }
				},
				{
					"order": 3,
					"requiresRecruited": 6,
					"condition": {
						"type": "control-fiefs",
						"count": 3
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-fief-occupied-by-the-human-player" }
				},
				{
					"order": 4,
					"requiresRecruited": 8,
					"condition": {
						"type": "control-domain",
						"domain": "kings-landing"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "kings-landing"
					}
				},
				{
					"order": 5,
					"requiresRecruited": 9,
					"condition": { "type": "none" },
					"vp": 1,
					"nextTarget": { "type": "nearest-castle-not-controlled" }
				}
			],
			"objectivesSource": "reconstructed"
		},
		{
			"id": "greyjoy",
			"name": "House Greyjoy",
			"set": "base",
			"playable": true,
			"homeDomain": "pyke",
			"homeSource": "rules-pdf",
			"colours": ["#5a6066", "#c3c7ca"],
			"powerTokens": 9,
			"ability": {
				"id": "set-die-face",
				"face": "sail",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may turn one of your two dice to its sail face.",
				"source": "reconstructed",
				"confidence": "high"
			},
			"allianceAbility": {
				"id": "set-die-face",
				"face": "sail",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may turn one of your two dice to its sail face.",
				"source": "rules-pdf",
				"confidence": "high"
			},
			"hero": "euron-greyjoy",
			"alternateHeroes": ["theon-greyjoy"],
			"forceTrack": [
				{
					"slot": 1,
					"cost": 1,
					"icon": "gold",
					"section": 1
				},
				{
					"slot": 2,
					"cost": 1,
					"icon": "card",
					"section": 1
				},
				{
					"slot": 3,
					"cost": 1,
					"icon": "gold",
					"section": 2
				},
				{
					"slot": 4,
					"cost": 2,
					"icon": "card",
					"section": 2
				},
				{
					"slot": 5,
					"cost": 2,
					"icon": "gold",
					"section": 3
				},
				{
					"slot": 6,
					"cost": 3,
					"icon": "card",
					"section": 3
				},
				{
					"slot": 7,
					"cost": 3,
					"icon": "gold",
					"section": 4
				},
				{
					"slot": 8,
					"cost": 4,
					"icon": "card",
					"section": 4
				},
				{
					"slot": 9,
					"cost": 4,
					"icon": "vp",
					"section": 5
				}
			],
			"forceTrackSource": "reconstructed",
			"objectives": [
				{
					"order": 1,
					"requiresRecruited": 2,
					"condition": {
						"type": "control-domain",
						"domain": "pyke"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "pyke"
					}
				},
				{
					"order": 2,
					"requiresRecruited": 4,
					"condition": {
						"type": "control-fiefs",
						"count": 2
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-unoccupied-fief" }
				},
				{
					"order": 3,
					"requiresRecruited": 6,
					"condition": {
						"type": "control-fiefs",
						"count": 3
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-fief-occupied-by-the-human-player" }
				},
				{
					"order": 4,
					"requiresRecruited": 8,
					"condition": {
						"type": "control-domain",
						"domain": "kings-landing"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "kings-landing"
					}
				},
				{
					"order": 5,
					"requiresRecruited": 9,
					"condition": { "type": "none" },
					"vp": 1,
					"nextTarget": { "type": "nearest-castle-not-controlled" }
				}
			],
			"objectivesSource": "reconstructed"
		},
		{
			"id": "martell",
			"name": "House Martell",
			"set": "base",
			"playable": true,
			"homeDomain": "sunspear",
			"homeSource": "rules-pdf",
			"colours": ["#e2673a", "#a01f1f"],
			"powerTokens": 9,
			"ability": {
				"id": "reroll-dice",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may reroll your dice (one or both) one time.",
				"source": "reconstructed",
				"confidence": "high"
			},
			"allianceAbility": {
				"id": "reroll-dice",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may reroll your dice (one or both) one time.",
				"source": "rules-pdf",
				"confidence": "high"
			},
			"hero": "oberyn-martell",
			"alternateHeroes": ["ellaria-sand"],
			"forceTrack": [
				{
					"slot": 1,
					"cost": 1,
					"icon": "gold",
					"section": 1
				},
				{
					"slot": 2,
					"cost": 1,
					"icon": "card",
					"section": 1
				},
				{
					"slot": 3,
					"cost": 1,
					"icon": "gold",
					"section": 2
				},
				{
					"slot": 4,
					"cost": 2,
					"icon": "card",
					"section": 2
				},
				{
					"slot": 5,
					"cost": 2,
					"icon": "gold",
					"section": 3
				},
				{
					"slot": 6,
					"cost": 3,
					"icon": "card",
					"section": 3
				},
				{
					"slot": 7,
					"cost": 3,
					"icon": "gold",
					"section": 4
				},
				{
					"slot": 8,
					"cost": 4,
					"icon": "card",
					"section": 4
				},
				{
					"slot": 9,
					"cost": 4,
					"icon": "vp",
					"section": 5
				}
			],
			"forceTrackSource": "reconstructed",
			"objectives": [
				{
					"order": 1,
					"requiresRecruited": 2,
					"condition": {
						"type": "control-domain",
						"domain": "sunspear"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "sunspear"
					}
				},
				{
					"order": 2,
					"requiresRecruited": 4,
					"condition": {
						"type": "control-fiefs",
						"count": 2
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-unoccupied-fief" }
				},
				{
					"order": 3,
					"requiresRecruited": 6,
					"condition": {
						"type": "control-fiefs",
						"count": 3
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-fief-occupied-by-the-human-player" }
				},
				{
					"order": 4,
					"requiresRecruited": 8,
					"condition": {
						"type": "control-domain",
						"domain": "kings-landing"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "kings-landing"
					}
				},
				{
					"order": 5,
					"requiresRecruited": 9,
					"condition": { "type": "none" },
					"vp": 1,
					"nextTarget": { "type": "nearest-castle-not-controlled" }
				}
			],
			"objectivesSource": "reconstructed"
		},
		{
			"id": "baratheon",
			"name": "House Baratheon",
			"set": "base",
			"playable": true,
			"homeDomain": "storms-end",
			"homeSource": "rules-pdf",
			"colours": ["#e0ac2b", "#1c1a17"],
			"powerTokens": 9,
			"ability": {
				"id": "set-die-face",
				"face": "march",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may turn one of your two dice to its march face.",
				"source": "reconstructed",
				"confidence": "medium"
			},
			"allianceAbility": {
				"id": "set-die-face",
				"face": "march",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may turn one of your two dice to its march face.",
				"source": "reconstructed",
				"confidence": "medium"
			},
			"hero": "robert-baratheon",
			"alternateHeroes": ["stannis-baratheon"],
			"forceTrack": [
				{
					"slot": 1,
					"cost": 1,
					"icon": "gold",
					"section": 1
				},
				{
					"slot": 2,
					"cost": 1,
					"icon": "card",
					"section": 1
				},
				{
					"slot": 3,
					"cost": 1,
					"icon": "gold",
					"section": 2
				},
				{
					"slot": 4,
					"cost": 2,
					"icon": "card",
					"section": 2
				},
				{
					"slot": 5,
					"cost": 2,
					"icon": "gold",
					"section": 3
				},
				{
					"slot": 6,
					"cost": 3,
					"icon": "card",
					"section": 3
				},
				{
					"slot": 7,
					"cost": 3,
					"icon": "gold",
					"section": 4
				},
				{
					"slot": 8,
					"cost": 4,
					"icon": "card",
					"section": 4
				},
				{
					"slot": 9,
					"cost": 4,
					"icon": "vp",
					"section": 5
				}
			],
			"forceTrackSource": "reconstructed",
			"objectives": [
				{
					"order": 1,
					"requiresRecruited": 2,
					"condition": {
						"type": "control-domain",
						"domain": "storms-end"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "storms-end"
					}
				},
				{
					"order": 2,
					"requiresRecruited": 4,
					"condition": {
						"type": "control-fiefs",
						"count": 2
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-unoccupied-fief" }
				},
				{
					"order": 3,
					"requiresRecruited": 6,
					"condition": {
						"type": "control-fiefs",
						"count": 3
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-fief-occupied-by-the-human-player" }
				},
				{
					"order": 4,
					"requiresRecruited": 8,
					"condition": {
						"type": "control-domain",
						"domain": "kings-landing"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "kings-landing"
					}
				},
				{
					"order": 5,
					"requiresRecruited": 9,
					"condition": { "type": "none" },
					"vp": 1,
					"nextTarget": { "type": "nearest-castle-not-controlled" }
				}
			],
			"objectivesSource": "reconstructed"
		},
		{
			"id": "arryn",
			"name": "House Arryn",
			"set": "base",
			"playable": false,
			"homeDomain": "the-eyrie",
			"homeSource": "rules-pdf",
			"colours": ["#1f3c5e", "#cfe3ee"],
			"powerTokens": 9,
			"ability": null,
			"allianceAbility": {
				"id": "pay-any-face",
				"goldCost": 2,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may pay 2 gold to turn one of your dice to any face.",
				"source": "rules-pdf",
				"confidence": "high"
			},
			"hero": null,
			"alternateHeroes": []
		},
		{
			"id": "nights-watch",
			"name": "The Night's Watch",
			"set": "ice-and-fire",
			"playable": true,
			"homeDomain": "castle-black",
			"homeSource": "seed-001",
			"colours": ["#24272b", "#8d949b"],
			"powerTokens": 9,
			"ability": {
				"id": "copy-locked-die-face",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may turn one of your dice to the face of any die already locked on the Action Mat.",
				"source": "reconstructed",
				"confidence": "low"
			},
			"allianceAbility": {
				"id": "copy-locked-die-face",
				"goldCost": 0,
				"uses": "once-per-own-turn",
				"text": "On your turn as active player you may turn one of your dice to the face of any die already locked on the Action Mat.",
				"source": "reconstructed",
				"confidence": "low"
			},
			"hero": "jon-snow",
			"alternateHeroes": [],
			"forceTrack": [
				{
					"slot": 1,
					"cost": 1,
					"icon": "gold",
					"section": 1
				},
				{
					"slot": 2,
					"cost": 1,
					"icon": "card",
					"section": 1
				},
				{
					"slot": 3,
					"cost": 1,
					"icon": "gold",
					"section": 2
				},
				{
					"slot": 4,
					"cost": 2,
					"icon": "card",
					"section": 2
				},
				{
					"slot": 5,
					"cost": 2,
					"icon": "gold",
					"section": 3
				},
				{
					"slot": 6,
					"cost": 3,
					"icon": "card",
					"section": 3
				},
				{
					"slot": 7,
					"cost": 3,
					"icon": "gold",
					"section": 4
				},
				{
					"slot": 8,
					"cost": 4,
					"icon": "card",
					"section": 4
				},
				{
					"slot": 9,
					"cost": 4,
					"icon": "vp",
					"section": 5
				}
			],
			"forceTrackSource": "reconstructed",
			"objectives": [
				{
					"order": 1,
					"requiresRecruited": 2,
					"condition": {
						"type": "control-domain",
						"domain": "castle-black"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "castle-black"
					}
				},
				{
					"order": 2,
					"requiresRecruited": 4,
					"condition": {
						"type": "control-fiefs",
						"count": 2
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-unoccupied-fief" }
				},
				{
					"order": 3,
					"requiresRecruited": 6,
					"condition": {
						"type": "control-fiefs",
						"count": 3
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-fief-occupied-by-the-human-player" }
				},
				{
					"order": 4,
					"requiresRecruited": 8,
					"condition": {
						"type": "control-domain",
						"domain": "kings-landing"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "kings-landing"
					}
				},
				{
					"order": 5,
					"requiresRecruited": 9,
					"condition": { "type": "none" },
					"vp": 1,
					"nextTarget": { "type": "nearest-castle-not-controlled" }
				}
			],
			"objectivesSource": "reconstructed"
		},
		{
			"id": "targaryen",
			"name": "House Targaryen",
			"set": "ice-and-fire",
			"playable": true,
			"homeDomain": "dragonstone",
			"homeSource": "seed-001",
			"colours": ["#161616", "#b01c1c"],
			"powerTokens": 9,
			"ability": {
				"id": "hatch-eggs",
				"goldCost": 0,
				"uses": "each-tax-phase",
				"text": "At the end of Collecting Taxes every Egg on the map hatches into the Dragon of its colour (Mother of Dragons variant).",
				"source": "seed-001",
				"confidence": "high",
				"dieAbility": {
					"id": "pay-face-from-list",
					"faces": ["march", "sail"],
					"goldCost": 1,
					"uses": "once-per-own-turn",
					"text": "On your turn as active player you may pay 1 gold to turn one of your dice to its march or its sail face.",
					"source": "reconstructed",
					"confidence": "low"
				}
			},
			"allianceAbility": {
				"id": "hatch-eggs",
				"goldCost": 0,
				"uses": "each-tax-phase",
				"text": "At the end of Collecting Taxes every Egg on the map hatches into the Dragon of its colour (Mother of Dragons variant).",
				"source": "seed-001",
				"confidence": "high",
				"dieAbility": {
					"id": "pay-face-from-list",
					"faces": ["march", "sail"],
					"goldCost": 1,
					"uses": "once-per-own-turn",
					"text": "On your turn as active player you may pay 1 gold to turn one of your dice to its march or its sail face.",
					"source": "reconstructed",
					"confidence": "low"
				}
			},
			"hero": "daenerys-targaryen",
			"alternateHeroes": [],
			"forceTrack": [
				{
					"slot": 1,
					"cost": 1,
					"icon": "gold",
					"section": 1
				},
				{
					"slot": 2,
					"cost": 1,
					"icon": "card",
					"section": 1
				},
				{
					"slot": 3,
					"cost": 1,
					"icon": "gold",
					"section": 2
				},
				{
					"slot": 4,
					"cost": 2,
					"icon": "card",
					"section": 2
				},
				{
					"slot": 5,
					"cost": 2,
					"icon": "gold",
					"section": 3
				},
				{
					"slot": 6,
					"cost": 3,
					"icon": "card",
					"section": 3
				},
				{
					"slot": 7,
					"cost": 3,
					"icon": "gold",
					"section": 4
				},
				{
					"slot": 8,
					"cost": 4,
					"icon": "card",
					"section": 4
				},
				{
					"slot": 9,
					"cost": 4,
					"icon": "vp",
					"section": 5
				}
			],
			"forceTrackSource": "reconstructed",
			"objectives": [
				{
					"order": 1,
					"requiresRecruited": 2,
					"condition": {
						"type": "control-domain",
						"domain": "dragonstone"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "dragonstone"
					}
				},
				{
					"order": 2,
					"requiresRecruited": 4,
					"condition": {
						"type": "control-fiefs",
						"count": 2
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-unoccupied-fief" }
				},
				{
					"order": 3,
					"requiresRecruited": 6,
					"condition": {
						"type": "control-fiefs",
						"count": 3
					},
					"vp": 1,
					"nextTarget": { "type": "nearest-fief-occupied-by-the-human-player" }
				},
				{
					"order": 4,
					"requiresRecruited": 8,
					"condition": {
						"type": "control-domain",
						"domain": "kings-landing"
					},
					"vp": 1,
					"nextTarget": {
						"type": "domain",
						"domain": "kings-landing"
					}
				},
				{
					"order": 5,
					"requiresRecruited": 9,
					"condition": { "type": "none" },
					"vp": 1,
					"nextTarget": { "type": "nearest-castle-not-controlled" }
				}
			],
			"objectivesSource": "reconstructed"
		}
	],
	heroes: [
		{
			"id": "jaime-lannister",
			"name": "Jaime Lannister",
			"house": "lannister",
			"set": "base",
			"isDefault": true,
			"figureStrength": 2,
			"shields": ["lannister", "lannister"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "Carry out a March or a Sail with an army that contains a Hero you control and start a battle; if the target is a castle domain, or King's Landing itself, add +1.",
				"effect": "hero-led-battle",
				"params": {
					"modes": ["march", "sail"],
					"bonusIfTargetKinds": ["castle", "kings-landing"],
					"conditionalBonus": 1,
					"ledByHero": true
				},
				"cost": {},
				"prerequisites": ["control-hero-on-map", "legal-battle-target"],
				"startsBattle": "must",
				"battleBonus": 0,
				"source": "card-scan"
			},
			"scan": "plot_39.png"
		},
		{
			"id": "eddard-stark",
			"name": "Eddard Stark",
			"house": "stark",
			"set": "base",
			"isDefault": true,
			"figureStrength": 2,
			"shields": ["stark", "stark"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "Take 2 gold, then you may carry out a Recruit (paying as usual).",
				"effect": "gold-then-recruit",
				"params": {
					"gold": 2,
					"recruits": 1
				},
				"cost": {},
				"prerequisites": [],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			},
			"scan": "plot_49.png"
		},
		{
			"id": "hoster-tully",
			"name": "Hoster Tully",
			"house": "tully",
			"set": "base",
			"isDefault": true,
			"figureStrength": 2,
			"shields": ["tully", "tully"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "Take 2 gold; then pick an NP house that is not your ally and move one of its Token Pool tokens to your Ally Pool.",
				"effect": "gold-then-ally-token",
				"params": {
					"gold": 2,
					"tokens": 1,
					"onlyUnallied": true
				},
				"cost": {},
				"prerequisites": [],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			},
			"scan": "plot_48.png"
		},
		{
			"id": "olenna-tyrell",
			"name": "Olenna Tyrell",
			"house": "tyrell",
			"set": "base",
			"isDefault": true,
			"figureStrength": 2,
			"shields": ["tyrell", "tyrell"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "retreat",
				"strength": 0,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Take 2 gold, then carry out a Plot; afterwards the Plot Card used for it comes back to your hand (a Hero Card used for it stays face up).",
				"effect": "gold-then-plot-keep-card",
				"params": {
					"gold": 2,
					"plots": 1,
					"returnCard": "plot-card-only"
				},
				"cost": {},
				"prerequisites": [],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			},
			"scan": "plot_15.png"
		},
		{
			"id": "euron-greyjoy",
			"name": "Euron Greyjoy",
			"house": "greyjoy",
			"set": "base",
			"isDefault": true,
			"figureStrength": 2,
			"shields": ["greyjoy", "greyjoy"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "secret",
				"strength": 0,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "Move an army that contains a Hero you control to any domain. If that starts a battle with another player, first steal 1 gold from that player if possible.",
				"effect": "hero-led-direct-move",
				"params": {
					"ledByHero": true,
					"stealGold": 1
				},
				"cost": {},
				"prerequisites": ["control-hero-on-map"],
				"startsBattle": "may",
				"battleBonus": 0,
				"source": "card-scan"
			},
			"scan": "plot_45.png",
			"notes": ["The Ukrainian document spells the name with the same letters that are used for Euron; the photographed card reads Euron."]
		},
		{
			"id": "oberyn-martell",
			"name": "Oberyn Martell",
			"house": "martell",
			"set": "base",
			"isDefault": true,
			"figureStrength": 2,
			"shields": ["martell", "martell"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "Send one Hero of yours, unaccompanied, against any hostile domain; in that fight the Hero is worth 4, not 2.",
				"effect": "hero-duel",
				"params": {
					"heroStrength": 4,
					"alone": true
				},
				"cost": {},
				"prerequisites": ["control-hero-on-map", "legal-battle-target"],
				"startsBattle": "must",
				"battleBonus": 0,
				"source": "card-scan"
			},
			"scan": "plot_09.png"
		},
		{
			"id": "robert-baratheon",
			"name": "Robert Baratheon",
			"house": "baratheon",
			"set": "base",
			"isDefault": true,
			"figureStrength": 2,
			"shields": ["baratheon", "baratheon"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "conscripts",
				"strength": 0,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "If you control 4 or more castles, put your coin on your maximum gold.",
				"effect": "max-gold",
				"params": { "minCastles": 4 },
				"cost": {},
				"prerequisites": ["control-4-castles"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			},
			"scan": "plot_46.png"
		},
		{
			"id": "cersei-lannister",
			"name": "Cersei Lannister",
			"house": "lannister",
			"set": "alternate-leaders",
			"isDefault": false,
			"figureStrength": 2,
			"shields": ["lannister", "lannister"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "secret",
				"strength": 0,
				"defendCost": 1,
				"source": "reconstructed"
			},
			"event": {
				"text": "Recruit, free of charge, 1 or 2 Power Tokens of one allied house into the domain of a Hero you control.",
				"effect": "recruit-free",
				"params": {
					"tokens": 2,
					"min": 1,
					"from": "one-allied-house",
					"into": "domain-of-controlled-hero"
				},
				"cost": {},
				"prerequisites": ["control-hero-on-map", "have-alliance-with-pool-token"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "robb-stark",
			"name": "Robb Stark",
			"house": "stark",
			"set": "alternate-leaders",
			"isDefault": false,
			"figureStrength": 2,
			"shields": ["stark", "stark"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "reconstructed"
			},
			"event": {
				"text": "Carry out a Recruit of up to 3 units; any Hero recruited this way costs 1 gold less.",
				"effect": "recruit-extended",
				"params": {
					"units": 3,
					"heroDiscount": 1
				},
				"cost": {},
				"prerequisites": [],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "edmure-tully",
			"name": "Edmure Tully",
			"house": "tully",
			"set": "alternate-leaders",
			"isDefault": false,
			"figureStrength": 2,
			"shields": ["tully", "tully"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "retreat",
				"strength": 0,
				"defendCost": 0,
				"source": "reconstructed"
			},
			"event": {
				"text": "Carry out a Plot free of charge. For each token stolen from a player in this way, send one other token from your Ally Pool back to its house.",
				"effect": "plot-free",
				"params": {
					"plots": 1,
					"returnPerStolen": 1
				},
				"cost": {},
				"prerequisites": ["another-card-in-hand"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "ellaria-sand",
			"name": "Ellaria Sand",
			"house": "martell",
			"set": "alternate-leaders",
			"isDefault": false,
			"figureStrength": 2,
			"shields": ["martell", "martell"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "reconstructed"
			},
			"event": {
				"text": "Recruit 1 Power Token free of charge directly into a hostile domain and resolve the battle.",
				"effect": "recruit-into-battle",
				"params": {
					"tokens": 1,
					"exact": true,
					"from": "force-track-or-allied-house",
					"into": "hostile-domain"
				},
				"cost": {},
				"prerequisites": ["force-track-or-ally-token", "legal-battle-target"],
				"startsBattle": "must",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "margaery-tyrell",
			"name": "Margaery Tyrell",
			"house": "tyrell",
			"set": "alternate-leaders",
			"isDefault": false,
			"figureStrength": 2,
			"shields": ["tyrell", "tyrell"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "retreat",
				"strength": 0,
				"defendCost": 0,
				"source": "reconstructed"
			},
			"event": {
				"text": "Carry out a Whisper, then a Plot.",
				"effect": "whisper-then-plot",
				"params": {
					"whispers": 1,
					"plots": 1
				},
				"cost": {},
				"prerequisites": [],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "stannis-baratheon",
			"name": "Stannis Baratheon",
			"house": "baratheon",
			"set": "alternate-leaders",
			"isDefault": false,
			"figureStrength": 2,
			"shields": ["baratheon", "baratheon"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "conscripts",
				"strength": 0,
				"defendCost": 0,
				"source": "reconstructed"
			},
			"event": {
				"text": "Move a Hero and up to two Power Tokens, each of the three from a different domain, to one other domain to start a battle.",
				"effect": "converge-battle",
				"params": {
					"heroes": 1,
					"tokensMax": 2,
					"distinctOrigins": true
				},
				"cost": {},
				"prerequisites": ["control-hero-on-map", "legal-battle-target"],
				"startsBattle": "must",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "theon-greyjoy",
			"name": "Theon Greyjoy",
			"house": "greyjoy",
			"set": "alternate-leaders",
			"isDefault": false,
			"figureStrength": 2,
			"shields": ["greyjoy", "greyjoy"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "secret",
				"strength": 0,
				"defendCost": 1,
				"source": "reconstructed"
			},
			"event": {
				"text": "Carry out a March or a Sail with an army that contains a Hero you control and start a battle; if you gain a castle by it, draw a Plot Card.",
				"effect": "hero-led-battle",
				"params": {
					"modes": ["march", "sail"],
					"drawOnCastle": 1,
					"ledByHero": true
				},
				"cost": {},
				"prerequisites": ["control-hero-on-map", "legal-battle-target"],
				"startsBattle": "must",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "tyrion-lannister",
			"name": "Tyrion Lannister",
			"house": "lannister",
			"set": "deluxe-hand-of-the-king",
			"isDefault": false,
			"figureStrength": 2,
			"shields": ["lannister", "lannister"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "reconstructed"
			},
			"event": {
				"text": "Carry out a March or a Sail with an army that contains a Hero you control and start a battle; if you win, take 3 gold.",
				"effect": "hero-led-battle",
				"params": {
					"modes": ["march", "sail"],
					"goldOnWin": 3,
					"ledByHero": true
				},
				"cost": {},
				"prerequisites": ["control-hero-on-map", "legal-battle-target"],
				"startsBattle": "must",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "jon-snow",
			"name": "Jon Snow",
			"house": "nights-watch",
			"set": "ice-and-fire",
			"isDefault": true,
			"figureStrength": 2,
			"shields": ["nights-watch", "nights-watch"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "reconstructed"
			},
			"event": {
				"text": "Carry out a March or a Sail with an army that contains a Hero you control and start a battle; if you win, gain 1 more VP.",
				"effect": "hero-led-battle",
				"params": {
					"modes": ["march", "sail"],
					"vpOnWin": 1,
					"ledByHero": true
				},
				"cost": {},
				"prerequisites": ["control-hero-on-map", "legal-battle-target"],
				"startsBattle": "must",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "daenerys-targaryen",
			"name": "Daenerys Targaryen",
			"house": "targaryen",
			"set": "ice-and-fire",
			"isDefault": true,
			"figureStrength": 2,
			"shields": ["targaryen", "targaryen"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "conscripts",
				"strength": 0,
				"defendCost": 0,
				"source": "reconstructed"
			},
			"event": {
				"text": "Pay 2 gold to place an Egg in a domain you control; repeat as often as you can pay (3 Eggs exist).",
				"effect": "place-eggs",
				"params": { "maxEggs": 3 },
				"cost": { "goldPerEgg": 2 },
				"prerequisites": [
					"mother-of-dragons-variant",
					"egg-available",
					"own-gold-at-least-2"
				],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-001"
			},
			"notes": ["Without the Mother of Dragons variant the Event side cannot be used; the card still plots and fights."]
		}
	],
	extraPrerequisites: {
		"control-4-castles": "you control at least 4 castles",
		"force-track-or-ally-token": "a token can be taken from your Force Track or from an allied Token Pool",
		"mother-of-dragons-variant": "the Mother of Dragons variant is in play and you hold Daenerys's figure and card",
		"egg-available": "at least one Egg is off the map and its Dragon has not hatched, and a domain you control holds a unit that is no Egg and has room for it"
	},
	extraEffects: {
		"hero-led-battle": "March or Sail with an army that holds a Hero you control from start to finish; it must end in a battle",
		"gold-then-recruit": "gold, then `recruits` normal Recruit actions, which may be declined",
		"gold-then-ally-token": "gold, then `tokens` tokens from the Token Pool of one house to your Ally Pool, as far as possible",
		"gold-then-plot-keep-card": "gold, then a Plot with another card, which returns to hand; the Plot may be declined",
		"hero-led-direct-move": "army with a Hero from one domain you control to any other domain; unoccupied, friendly or hostile",
		"hero-duel": "Hero alone to any hostile domain, fights as `heroStrength`",
		"recruit-extended": "Recruit with another unit limit and Hero discount",
		"recruit-into-battle": "the recruited token appears in a hostile domain as the attacking army",
		"whisper-then-plot": "Whisper, then Plot; either may be declined",
		"converge-battle": "exactly `heroes` Hero and up to `tokensMax` tokens, all from different domains, arrive together in one hostile domain and fight as one army",
		"place-eggs": "pay and place Eggs one after the other"
	},
	abilityGlossary: {
		"set-die-face": "turn one of your unplaced dice to `face`",
		"reroll-dice": "roll one or all of your unplaced dice again, once",
		"pay-any-face": "pay `goldCost` and turn one of your unplaced dice to any face",
		"pay-face-from-list": "pay `goldCost` and turn one of your unplaced dice to one of `faces`",
		"copy-locked-die-face": "turn one of your unplaced dice to a face that a die in one of the six Action Slots shows this round; impossible while none lies there",
		"hatch-eggs": "see rules.md 23.4; no decision"
	},
	objectiveGlossary: {
		"control-domain": "you control `domain`",
		"control-fiefs": "you control at least `count` fiefs",
		"none": "nothing besides requiresRecruited"
	},
	nextTargetGlossary: {
		"domain": "that domain",
		"nearest-unoccupied-fief": "the nearest fief without any unit",
		"nearest-fief-occupied-by-the-human-player": "the nearest fief you control",
		"nearest-castle-not-controlled": "the nearest castle domain the Rival does not control"
	}
};
var map_default = {
	schema: "tiny-epic-map/1",
	sources: {
		"seed-000": "Ukrainian rules text with explanations of the events and heroes",
		"seed-001": "English web rules, current edition, base game and Ice & Fire",
		"seed-004": "English first-print rulebook with the solo game",
		"card-scan": "https://github.com/andrii-boiko/te-got (images/plot/plot_01.png .. plot_52.png: photographs of the 45 base Plot Cards and 7 base Hero Cards)",
		"rules-pdf": "https://github.com/andrii-boiko/te-got (rules/Tiny_Epic_Game_Of_Thrones - English.pdf: the illustrations of map, mats, tokens and Ranger card 1)",
		"dized-rules": "https://rules.dized.com/game/OUIp5uiJRsO5JWp1zF_rFg/ (individual rule pages, see PROVENANCE.md)",
		"dized-faq": "https://rules.dized.com/game/OUIp5uiJRsO5JWp1zF_rFg/faq",
		"kaiscastle": "https://blog.kaiscastle.com/2025/05/27/tiny-epic-game-of-thrones-review",
		"gamelyn": "https://www.gamelyngames.com/in-depth-strategies-for-each-house-in-tiny-epic-game-of-thrones/",
		"reconstructed": "no published value known; designed to fit the rules and the known patterns. Owners of the printed game may correct it."
	},
	notes: [
		"Coordinates are an own schematic estimate for drawing an original map: x 0..1000 (west to east), y 0..1500 (north to south). North-of-the-Wall domains use y -500..0.",
		"Adjacency was read from the borders on the rulebook illustrations. Domains that touch only at a corner are not neighbours; a shared stretch of water border counts as a border.",
		"Every domain of the base map has a coast, so each can start or end a Sail.",
		"A fief carries one gold icon and no castle; King's Landing carries two gold icons and the Iron Throne."
	],
	counts: {
		"domains": 24,
		"castles": 12,
		"fiefs": 11,
		"kingsLanding": 1,
		"mapCards": 6,
		"domainsPerCard": 4
	},
	mapCards: [
		{
			"id": "NW",
			"row": "north",
			"column": "west"
		},
		{
			"id": "NE",
			"row": "north",
			"column": "east"
		},
		{
			"id": "W",
			"row": "central",
			"column": "west"
		},
		{
			"id": "E",
			"row": "central",
			"column": "east"
		},
		{
			"id": "SW",
			"row": "south",
			"column": "west"
		},
		{
			"id": "SE",
			"row": "south",
			"column": "east"
		}
	],
	sea: {
		"order": [
			"NE",
			"E",
			"SE",
			"SW",
			"W",
			"NW"
		],
		"isClosedRing": false,
		"comment": "Clockwise from the north-east. Consecutive cards are one sea apart. NW and NE are NOT linked over the north.",
		"baseSailRange": 2,
		"links": [
			["NE", "E"],
			["E", "SE"],
			["SE", "SW"],
			["SW", "W"],
			["W", "NW"]
		],
		"source": "seed-001"
	},
	domains: [
		{
			"id": "shadow-tower",
			"name": "Shadow Tower",
			"mapCard": "NW",
			"kind": "fief",
			"homeOf": null,
			"coastal": true,
			"x": 450,
			"y": 130,
			"neighbours": [
				"castle-black",
				"last-hearth",
				"winterfell"
			],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "winterfell",
			"name": "Winterfell",
			"mapCard": "NW",
			"kind": "castle",
			"homeOf": "stark",
			"coastal": true,
			"x": 310,
			"y": 245,
			"neighbours": [
				"flints-finger",
				"hornwood",
				"shadow-tower",
				"the-rills",
				"white-harbor"
			],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "the-rills",
			"name": "The Rills",
			"mapCard": "NW",
			"kind": "fief",
			"homeOf": null,
			"coastal": true,
			"x": 150,
			"y": 390,
			"neighbours": ["flints-finger", "winterfell"],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "flints-finger",
			"name": "Flint's Finger",
			"mapCard": "NW",
			"kind": "fief",
			"homeOf": null,
			"coastal": true,
			"x": 375,
			"y": 405,
			"neighbours": [
				"riverrun",
				"the-rills",
				"white-harbor",
				"winterfell"
			],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "castle-black",
			"name": "Castle Black",
			"mapCard": "NE",
			"kind": "castle",
			"homeOf": "nights-watch",
			"coastal": true,
			"x": 620,
			"y": 105,
			"neighbours": ["last-hearth", "shadow-tower"],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "last-hearth",
			"name": "Last Hearth",
			"mapCard": "NE",
			"kind": "fief",
			"homeOf": null,
			"coastal": true,
			"x": 740,
			"y": 200,
			"neighbours": [
				"castle-black",
				"hornwood",
				"shadow-tower"
			],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "hornwood",
			"name": "Hornwood",
			"mapCard": "NE",
			"kind": "fief",
			"homeOf": null,
			"coastal": true,
			"x": 715,
			"y": 295,
			"neighbours": [
				"last-hearth",
				"white-harbor",
				"winterfell"
			],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "white-harbor",
			"name": "White Harbor",
			"mapCard": "NE",
			"kind": "fief",
			"homeOf": null,
			"coastal": true,
			"x": 700,
			"y": 410,
			"neighbours": [
				"flints-finger",
				"hornwood",
				"three-sisters",
				"winterfell"
			],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "riverrun",
			"name": "Riverrun",
			"mapCard": "W",
			"kind": "castle",
			"homeOf": "tully",
			"coastal": true,
			"x": 385,
			"y": 605,
			"neighbours": [
				"ashemark",
				"flints-finger",
				"pyke",
				"the-eyrie",
				"three-sisters"
			],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "pyke",
			"name": "Pyke",
			"mapCard": "W",
			"kind": "castle",
			"homeOf": "greyjoy",
			"coastal": true,
			"x": 185,
			"y": 710,
			"neighbours": ["ashemark", "riverrun"],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "ashemark",
			"name": "Ashemark",
			"mapCard": "W",
			"kind": "fief",
			"homeOf": null,
			"coastal": true,
			"x": 400,
			"y": 875,
			"neighbours": [
				"casterly-rock",
				"highgarden",
				"kings-landing",
				"pyke",
				"riverrun"
			],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "casterly-rock",
			"name": "Casterly Rock",
			"mapCard": "W",
			"kind": "castle",
			"homeOf": "lannister",
			"coastal": true,
			"x": 190,
			"y": 930,
			"neighbours": ["ashemark", "shield-islands"],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "three-sisters",
			"name": "Three Sisters",
			"mapCard": "E",
			"kind": "fief",
			"homeOf": null,
			"coastal": true,
			"x": 625,
			"y": 560,
			"neighbours": [
				"riverrun",
				"the-eyrie",
				"white-harbor"
			],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "the-eyrie",
			"name": "The Eyrie",
			"mapCard": "E",
			"kind": "castle",
			"homeOf": "arryn",
			"coastal": true,
			"x": 665,
			"y": 715,
			"neighbours": [
				"dragonstone",
				"kings-landing",
				"riverrun",
				"three-sisters"
			],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "dragonstone",
			"name": "Dragonstone",
			"mapCard": "E",
			"kind": "castle",
			"homeOf": "targaryen",
			"coastal": true,
			"x": 865,
			"y": 785,
			"neighbours": ["kings-landing", "the-eyrie"],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "kings-landing",
			"name": "King's Landing",
			"mapCard": "E",
			"kind": "kings-landing",
			"homeOf": null,
			"coastal": true,
			"x": 665,
			"y": 915,
			"neighbours": [
				"ashemark",
				"dragonstone",
				"the-eyrie",
				"the-reach"
			],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "shield-islands",
			"name": "Shield Islands",
			"mapCard": "SW",
			"kind": "fief",
			"homeOf": null,
			"coastal": true,
			"x": 200,
			"y": 1100,
			"neighbours": ["casterly-rock", "highgarden"],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "highgarden",
			"name": "Highgarden",
			"mapCard": "SW",
			"kind": "castle",
			"homeOf": "tyrell",
			"coastal": true,
			"x": 360,
			"y": 1200,
			"neighbours": [
				"ashemark",
				"old-town",
				"shield-islands",
				"starfall",
				"the-reach"
			],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "old-town",
			"name": "Old Town",
			"mapCard": "SW",
			"kind": "fief",
			"homeOf": null,
			"coastal": true,
			"x": 175,
			"y": 1320,
			"neighbours": ["highgarden", "starfall"],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "starfall",
			"name": "Starfall",
			"mapCard": "SW",
			"kind": "castle",
			"homeOf": null,
			"coastal": true,
			"x": 385,
			"y": 1365,
			"neighbours": [
				"blackhaven",
				"highgarden",
				"old-town",
				"sunspear"
			],
			"source": "rules-pdf",
			"confidence": "medium"
		},
		{
			"id": "the-reach",
			"name": "The Reach",
			"mapCard": "SE",
			"kind": "castle",
			"homeOf": null,
			"coastal": true,
			"x": 575,
			"y": 1100,
			"neighbours": [
				"blackhaven",
				"highgarden",
				"kings-landing",
				"storms-end"
			],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "storms-end",
			"name": "Storm's End",
			"mapCard": "SE",
			"kind": "castle",
			"homeOf": "baratheon",
			"coastal": true,
			"x": 745,
			"y": 1145,
			"neighbours": ["blackhaven", "the-reach"],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "blackhaven",
			"name": "Blackhaven",
			"mapCard": "SE",
			"kind": "fief",
			"homeOf": null,
			"coastal": true,
			"x": 725,
			"y": 1285,
			"neighbours": [
				"starfall",
				"storms-end",
				"sunspear",
				"the-reach"
			],
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"id": "sunspear",
			"name": "Sunspear",
			"mapCard": "SE",
			"kind": "castle",
			"homeOf": "martell",
			"coastal": true,
			"x": 715,
			"y": 1400,
			"neighbours": ["blackhaven", "starfall"],
			"source": "rules-pdf",
			"confidence": "high"
		}
	],
	borders: [
		{
			"a": "shadow-tower",
			"b": "winterfell",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "shadow-tower",
			"b": "castle-black",
			"type": "land",
			"crossesCards": true,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "shadow-tower",
			"b": "last-hearth",
			"type": "land",
			"crossesCards": true,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "winterfell",
			"b": "the-rills",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "winterfell",
			"b": "flints-finger",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "winterfell",
			"b": "hornwood",
			"type": "land",
			"crossesCards": true,
			"source": "seed-001",
			"confidence": "high"
		},
		{
			"a": "winterfell",
			"b": "white-harbor",
			"type": "land",
			"crossesCards": true,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "the-rills",
			"b": "flints-finger",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "flints-finger",
			"b": "white-harbor",
			"type": "land",
			"crossesCards": true,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "flints-finger",
			"b": "riverrun",
			"type": "land",
			"crossesCards": true,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "castle-black",
			"b": "last-hearth",
			"type": "land",
			"crossesCards": false,
			"source": "seed-001",
			"confidence": "high"
		},
		{
			"a": "last-hearth",
			"b": "hornwood",
			"type": "land",
			"crossesCards": false,
			"source": "seed-001",
			"confidence": "high"
		},
		{
			"a": "hornwood",
			"b": "white-harbor",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "white-harbor",
			"b": "three-sisters",
			"type": "water",
			"crossesCards": true,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "riverrun",
			"b": "pyke",
			"type": "water",
			"crossesCards": false,
			"source": "seed-001",
			"confidence": "high"
		},
		{
			"a": "riverrun",
			"b": "ashemark",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "riverrun",
			"b": "three-sisters",
			"type": "water",
			"crossesCards": true,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "riverrun",
			"b": "the-eyrie",
			"type": "land",
			"crossesCards": true,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "pyke",
			"b": "ashemark",
			"type": "water",
			"crossesCards": false,
			"source": "seed-001",
			"confidence": "high"
		},
		{
			"a": "ashemark",
			"b": "casterly-rock",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "ashemark",
			"b": "kings-landing",
			"type": "land",
			"crossesCards": true,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "ashemark",
			"b": "highgarden",
			"type": "land",
			"crossesCards": true,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "casterly-rock",
			"b": "shield-islands",
			"type": "land",
			"crossesCards": true,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "three-sisters",
			"b": "the-eyrie",
			"type": "water",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "the-eyrie",
			"b": "dragonstone",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "the-eyrie",
			"b": "kings-landing",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "dragonstone",
			"b": "kings-landing",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "kings-landing",
			"b": "the-reach",
			"type": "land",
			"crossesCards": true,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "shield-islands",
			"b": "highgarden",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "highgarden",
			"b": "old-town",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "highgarden",
			"b": "starfall",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "highgarden",
			"b": "the-reach",
			"type": "land",
			"crossesCards": true,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "old-town",
			"b": "starfall",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "starfall",
			"b": "blackhaven",
			"type": "land",
			"crossesCards": true,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "starfall",
			"b": "sunspear",
			"type": "land",
			"crossesCards": true,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "the-reach",
			"b": "storms-end",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "the-reach",
			"b": "blackhaven",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "storms-end",
			"b": "blackhaven",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		},
		{
			"a": "blackhaven",
			"b": "sunspear",
			"type": "land",
			"crossesCards": false,
			"source": "rules-pdf",
			"confidence": "high"
		}
	],
	notAdjacentButTouchingAtCorner: [
		{
			"a": "ashemark",
			"b": "the-eyrie",
			"source": "seed-001"
		},
		{
			"a": "winterfell",
			"b": "last-hearth",
			"source": "rules-pdf"
		},
		{
			"a": "casterly-rock",
			"b": "highgarden",
			"source": "rules-pdf"
		},
		{
			"a": "ashemark",
			"b": "shield-islands",
			"source": "rules-pdf"
		},
		{
			"a": "highgarden",
			"b": "blackhaven",
			"source": "rules-pdf"
		}
	],
	northOfTheWall: {
		"usedIn": ["cooperative"],
		"mapCards": [{
			"id": "NOTW-W",
			"row": "beyond-the-wall",
			"column": "west",
			"attachedNorthOf": "NW"
		}, {
			"id": "NOTW-E",
			"row": "beyond-the-wall",
			"column": "east",
			"attachedNorthOf": "NE"
		}],
		"domains": [
			{
				"id": "thenn",
				"name": "Thenn",
				"mapCard": "NOTW-W",
				"kind": "fief",
				"homeOf": null,
				"coastal": false,
				"x": 175,
				"y": -450,
				"neighbours": ["frostfangs", "haunted-forest"],
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"id": "haunted-forest",
				"name": "Haunted Forest",
				"mapCard": "NOTW-W",
				"kind": "fief",
				"homeOf": null,
				"coastal": false,
				"x": 400,
				"y": -395,
				"neighbours": [
					"antler-river",
					"crasters-keep",
					"fist-of-the-first-men",
					"frostfangs",
					"thenn"
				],
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"id": "frostfangs",
				"name": "Frostfangs",
				"mapCard": "NOTW-W",
				"kind": "fief",
				"homeOf": null,
				"coastal": true,
				"x": 165,
				"y": -230,
				"neighbours": [
					"crasters-keep",
					"haunted-forest",
					"thenn"
				],
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"id": "crasters-keep",
				"name": "Craster's Keep",
				"mapCard": "NOTW-W",
				"kind": "castle",
				"homeOf": null,
				"coastal": true,
				"x": 390,
				"y": -165,
				"neighbours": [
					"antler-river",
					"frostfangs",
					"haunted-forest",
					"storrolds-point"
				],
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"id": "fist-of-the-first-men",
				"name": "Fist of the First Men",
				"mapCard": "NOTW-E",
				"kind": "fief",
				"homeOf": null,
				"coastal": false,
				"x": 580,
				"y": -400,
				"neighbours": [
					"antler-river",
					"haunted-forest",
					"lands-of-always-winter"
				],
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"id": "lands-of-always-winter",
				"name": "Lands of Always Winter",
				"mapCard": "NOTW-E",
				"kind": "fief",
				"homeOf": null,
				"coastal": true,
				"x": 825,
				"y": -420,
				"neighbours": ["antler-river", "fist-of-the-first-men"],
				"source": "rules-pdf",
				"confidence": "medium"
			},
			{
				"id": "antler-river",
				"name": "Antler River",
				"mapCard": "NOTW-E",
				"kind": "fief",
				"homeOf": null,
				"coastal": true,
				"x": 610,
				"y": -245,
				"neighbours": [
					"crasters-keep",
					"fist-of-the-first-men",
					"haunted-forest",
					"lands-of-always-winter",
					"storrolds-point"
				],
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"id": "storrolds-point",
				"name": "Storrold's Point",
				"mapCard": "NOTW-E",
				"kind": "fief",
				"homeOf": null,
				"coastal": true,
				"x": 690,
				"y": -90,
				"neighbours": ["antler-river", "crasters-keep"],
				"source": "rules-pdf",
				"confidence": "medium"
			}
		],
		"borders": [
			{
				"a": "thenn",
				"b": "haunted-forest",
				"type": "land",
				"crossesCards": false,
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"a": "thenn",
				"b": "frostfangs",
				"type": "land",
				"crossesCards": false,
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"a": "haunted-forest",
				"b": "frostfangs",
				"type": "land",
				"crossesCards": false,
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"a": "haunted-forest",
				"b": "crasters-keep",
				"type": "land",
				"crossesCards": false,
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"a": "frostfangs",
				"b": "crasters-keep",
				"type": "land",
				"crossesCards": false,
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"a": "haunted-forest",
				"b": "fist-of-the-first-men",
				"type": "land",
				"crossesCards": true,
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"a": "haunted-forest",
				"b": "antler-river",
				"type": "land",
				"crossesCards": true,
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"a": "crasters-keep",
				"b": "antler-river",
				"type": "land",
				"crossesCards": true,
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"a": "crasters-keep",
				"b": "storrolds-point",
				"type": "land",
				"crossesCards": true,
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"a": "fist-of-the-first-men",
				"b": "lands-of-always-winter",
				"type": "land",
				"crossesCards": false,
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"a": "fist-of-the-first-men",
				"b": "antler-river",
				"type": "land",
				"crossesCards": false,
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"a": "lands-of-always-winter",
				"b": "antler-river",
				"type": "land",
				"crossesCards": false,
				"source": "rules-pdf",
				"confidence": "high"
			},
			{
				"a": "antler-river",
				"b": "storrolds-point",
				"type": "land",
				"crossesCards": false,
				"source": "rules-pdf",
				"confidence": "high"
			}
		],
		"wallBorders": [{
			"a": "crasters-keep",
			"b": "shadow-tower",
			"type": "land",
			"crossesCards": true,
			"blockedWhileWallStands": true,
			"source": "rules-pdf",
			"confidence": "medium"
		}, {
			"a": "storrolds-point",
			"b": "castle-black",
			"type": "land",
			"crossesCards": true,
			"blockedWhileWallStands": true,
			"source": "rules-pdf",
			"confidence": "medium"
		}],
		"sea": {
			"linksAfterWallFalls": [["NOTW-W", "NW"], ["NOTW-E", "NE"]],
			"linkedToEachOther": false,
			"onlyCoastalDomains": true,
			"source": "reconstructed",
			"comment": "The rules only say that marching or sailing north is impossible while the Wall stands. Treating each northern mat as one more sea beyond its neighbour, reachable only at its coastal domains, is a ruling."
		},
		"counts": {
			"domains": 8,
			"castles": 1,
			"fiefs": 7
		}
	}
};
var plot_cards_default = {
	schema: "tiny-epic-plot-cards/1",
	sources: {
		"seed-000": "Ukrainian rules text with explanations of the events and heroes",
		"seed-001": "English web rules, current edition, base game and Ice & Fire",
		"seed-004": "English first-print rulebook with the solo game",
		"card-scan": "https://github.com/andrii-boiko/te-got (images/plot/plot_01.png .. plot_52.png: photographs of the 45 base Plot Cards and 7 base Hero Cards)",
		"rules-pdf": "https://github.com/andrii-boiko/te-got (rules/Tiny_Epic_Game_Of_Thrones - English.pdf: the illustrations of map, mats, tokens and Ranger card 1)",
		"dized-rules": "https://rules.dized.com/game/OUIp5uiJRsO5JWp1zF_rFg/ (individual rule pages, see PROVENANCE.md)",
		"dized-faq": "https://rules.dized.com/game/OUIp5uiJRsO5JWp1zF_rFg/faq",
		"kaiscastle": "https://blog.kaiscastle.com/2025/05/27/tiny-epic-game-of-thrones-review",
		"gamelyn": "https://www.gamelyngames.com/in-depth-strategies-for-each-house-in-tiny-epic-game-of-thrones/",
		"reconstructed": "no published value known; designed to fit the rules and the known patterns. Owners of the printed game may correct it."
	},
	notes: [
		"Texts are paraphrases. 'effect' names the handler, 'params' its data, 'cost' what is paid to play the Event, 'prerequisites' what must be true or the card cannot be played as an Event.",
		"'cost' is the only place that names a payment; 'params' never repeats it. Every cost must be payable in full before the Event starts (rules.md 4.6.1); the own-gold and own-vp prerequisites only repeat this for lists of playable cards.",
		"All parts of a text that are not costs are carried out in the order written, each as far as possible (rules.md 18.20).",
		"Effect ids are explained in effectGlossary here and, for effects of Hero Cards only, in extraEffects of houses.json; prerequisite ids in prerequisiteGlossary here and extraPrerequisites there. paramGlossary and costGlossary here cover both files.",
		"startsBattle: 'must' = the Event is only playable if it leads to a battle; 'may' = it can lead to one; 'no' = it never does.",
		"battleBonus is strength added for the player of the Event in the battle it starts.",
		"The 45 base cards are exactly the cards photographed in the card-scan source; the 17 Ice & Fire cards are the remaining names of the 62 explained in seed-000. For Ice & Fire cards the events come from seed-000; shields and battle icons are reconstructed (except A Crown for a King, visible in rules-pdf) by continuing the base pattern: every house 8 shields, House Arryn 10 (+2), 8 double-shield cards.",
		"Defence cost follows one fixed scale on all base cards: strength 1 or 2 = 0 gold, 3 = 1, 4 = 2, 5 = 3, Secret = 1, Retreat = 0, Conscripts = 0."
	],
	defendCostScale: {
		"strength": {
			"1": 0,
			"2": 0,
			"3": 1,
			"4": 2,
			"5": 3
		},
		"secret": 1,
		"retreat": 0,
		"conscripts": 0
	},
	counts: {
		"base": 45,
		"iceAndFire": 17
	},
	prerequisiteGlossary: {
		"adjacent-occupied-hostile-domain": "some domain except King's Landing next to one you control holds hostile units",
		"adjacent-opponent-token": "some domain except King's Landing next to one you control holds another player's own-house Power Token that is not that house's final unit",
		"another-card-in-hand": "besides the Event card you hold another card (Plot or Hero) to plot with",
		"control-hero-on-map": "you control a Hero (own or allied) that stands on the map",
		"controlled-hero-alone-in-domain": "a Hero you control is the only unit of any kind in its domain",
		"domain-with-single-removable-hostile-token": "a hostile domain's only unit is one Power Token that is not its house's final unit, and the 3-castle rule is met if it is King's Landing",
		"eliminable-token-exists": "some Power Token on the map is not protected by the final-unit rule",
		"force-track-at-least-2": "at least 2 Power Tokens stand on your Force Track and there is room for both in domains you control",
		"force-track-at-least-7": "at least 7 Power Tokens stand on your Force Track",
		"have-alliance-with-pool-token": "you hold an alliance whose house has a token in its Token Pool and there is room for it",
		"hero-fits-target": "the destination has room for a Hero you control once hostile occupants have left: its house has at most 2 units there and the domain would not hold two non-player houses",
		"hero-not-final-unit": "that Hero is not its house's final unit on the map",
		"kings-landing-held-by-a-player": "a player (or the Treaty, or in solo the Rival) controls King's Landing",
		"leader-has-removable-unit": "that leader controls a unit (own or allied) that is not its house's final unit",
		"legal-battle-target": "at least one army and destination exist that satisfy movement limits, the final-unit rule, the Domain Unit Limit and the King's Landing rule and would start a battle",
		"legal-single-combat": "you have a unit that may attack alone and a domain with exactly one attackable hostile unit exists",
		"opponent-has-ally-token": "some other player owns at least one token in the Ally Pool (the Iron Throne cannot be taken)",
		"own-ally-token": "your Ally Pool holds at least one real Power Token (the Iron Throne cannot be given up)",
		"own-gold-at-least-1": "you own 1 gold or more",
		"own-gold-at-least-2": "you own 2 gold or more",
		"own-gold-at-least-3": "you own 3 gold or more",
		"own-gold-at-least-4": "you own 4 gold or more",
		"own-gold-is-zero": "your gold is exactly 0",
		"own-hero-on-map": "your own house's Hero stands on the map",
		"own-hero-on-mat": "your own house's Hero is on your House Mat and a domain you control has room for it",
		"own-token-on-map-not-final-unit": "a Power Token of your own house stands on the map and your house has at least 2 units there",
		"own-unit-on-map-not-final-unit": "your house has at least 2 units on the map",
		"own-vp-at-least-1": "your score is at least 1",
		"recruitable-hero-on-mat": "a Hero you may recruit (own, or of a house allied with you) is on its mat and fits into the domain",
		"removable-np-token-on-map": "a non-player house has a Power Token outside King's Landing that is not its final unit",
		"single-vp-leader-is-another-player": "exactly one player has the highest score and it is not you",
		"some-token-pool-not-empty": "at least one non-player house has a token in its Token Pool",
		"that-player-has-ally-token": "the controller of King's Landing owns a real token in the Ally Pool",
		"token-in-kings-landing": "King's Landing holds a Power Token that is not its house's final unit",
		"token-of-targets-ally": "your Ally Pool holds a token (or the Iron Throne) of a house allied with the player whose token you target, and that player controls a Power Token that is not a final unit"
	},
	costGlossary: {
		"allyTokens": "that many real tokens of your choice go from your Ally Pool to their Token Pools",
		"allyTokensGiven": "that many real tokens of your choice go from your Ally Pool to the Ally Pool of the player you choose",
		"gold": "paid to the bank",
		"goldPerEgg": "paid for every Egg placed, at least one",
		"goldPerToken": "paid for every token taken, at least one",
		"goldPerUse": "paid for every repetition, at least one",
		"ownUnit": "eliminate that many units of your own house (Token or Hero, never the final one); the return reward is gained",
		"vp": "lowers your score; needs that many VP"
	},
	effectGlossary: {
		"buy-ally-tokens": "choose up to `houses` different non-player houses, pay per token, move `take` token of each from its Token Pool to your Ally Pool",
		"buy-vp": "repeat up to `max` times: pay, gain `vpPerUse` VP",
		"capture-np-token": "any Power Token of a non-player house on the map, allied to whomever, goes to your Ally Pool; a domain left empty loses its controller",
		"capture-single-token": "move an army from one domain you control straight into the target, remove its lone token (`playerToken`, `npToken`), take the domain; no battle, no VP for winning, no Vengeance VP",
		"direct-move-battle": "move an army from one domain you control straight to a hostile domain within `maxDistance` March steps (null: any distance) and fight",
		"direct-sail-battle": "as direct-move-battle to another Map Card, the battle bonus counted in steps along the sea line",
		"draw-and-discard": "draw `draw` cards beyond the limit, then discard Plot Cards of your choice down to the hand limit",
		"eliminate-and-rout": "choose a hostile domain in `range`; eliminate one of its Power Tokens of your choice if one may be removed, then everything left there retreats",
		"eliminate-token": "remove `count` Power Tokens you choose within `where` and `who` to their mats",
		"eliminate-unit-of-leader": "remove a unit of the sole leader to its mat",
		"gain-gold": "gain `gold`; `goldWhenFollowing` instead when played as a follow in another player's turn",
		"gain-gold-others-gain": "gain `gold`, every other player gains `othersGold`",
		"gain-vp-gold": "gain `vp` and `gold`",
		"gold-per-alliance": "gain `base` plus `perAlliance` for each non-player Shield you own",
		"gold-per-ally-token": "gain `perToken` for each token in your Ally Pool, the Iron Throne included if `throneCounts`",
		"gold-per-domain": "gain `perDomain` for each domain you control, `kingsLandingBonus` more with King's Landing",
		"hero-card-drill": "own Hero Card in hand: gain `vpIfInHand` VP; own Hero Card face up: take it back to hand, usable again, and gain `goldIfPlayed`",
		"hero-return-and-march": "place your Hero in a domain you control with room, then March from there with the Hero in the army; the March may be declined",
		"long-sail": "a Sail with another range; gold for the Map Cards strictly between origin and destination",
		"march-battle": "March that must end in a battle of the allowed kind",
		"march-battle-chain": "March that must end in a battle; after a win `extraMarchOnWin` more of the same kind may be done with any army",
		"march-or-sail-battle": "March or Sail that must end in a battle",
		"march-or-sail-battle-np": "March or Sail that must end in a battle with an unallied non-player house; on a win `extraAllyTokenOnWin` tokens from its Token Pool come on top",
		"max-gold": "gold to your current maximum",
		"move-army-home": "army with a Hero from one domain straight to the home domain, fighting with battleBonus if it is hostile",
		"multi-march": "`marches` March actions one after the other, each completed with its battle before the next",
		"multi-recruit": "up to `recruits` Recruit actions, normal costs",
		"multi-whisper": "up to `whispers` Whispers",
		"persistent-battle-bonus": "card stays in play and adds `bonus` to every battle of its owner until one of `discardOn` happens",
		"plot-free": "Plot with another card from hand, no shield costs gold; `returnPerStolen`: for each token stolen return another own one",
		"plot-then-alliance": "optional Plot with another card, then claim up to `claimAlliances` alliances (rules.md 18.12)",
		"promote-token-to-hero": "return the token, then recruit the Hero into the same domain",
		"random-ally-tokens": "one token from each non-empty Token Pool, `keep` of them at random to your Ally Pool (all if fewer), the rest back",
		"recruit-fixed-price": "Recruit `tokens` tokens for the price in cost instead of the printed costs",
		"recruit-free": "gain `gold` if named, then Recruit up to `units` units, or up to `tokens` Power Tokens, without paying",
		"relocate-hero": "gain `gold`, then one Hero alone goes straight to `target`; hostile occupants retreat first",
		"return-ally-token-for": "gain `vp` and `gold` for the token given up as cost",
		"return-enemy-token": "send a map token of another player home",
		"return-hero-for-vp": "a Hero you control goes to its mat with its reward, `vp` VP on top",
		"return-opponent-ally-tokens": "up to `max` tokens you choose from the Ally Pool of `owner` go back to their Token Pools",
		"return-own-token-for": "own map token to the mat for `gold`",
		"sacrifice-own-token": "own map token to the mat, `vp` VP and the space's reward `returnRewardMultiplier` times",
		"sacrifice-then-battle": "after the cost a March or Sail that must end in a battle; the target must be legal after the sacrifice",
		"sell-ally-tokens": "any number of Ally Pool tokens back to their Token Pools, 1 VP per `tokensPerVp`",
		"single-combat": "one unit that may attack moves straight to a domain with exactly one hostile unit and fights",
		"swap-ally-token": "take `take` tokens you choose from the Ally Pool of the player who receives the token given as cost; neither may be the other",
		"tax-the-throne": "the controller of King's Landing loses `gold`; with less gold nothing is paid and the units there retreat",
		"trade-ally-token": "up to `take` tokens from the Token Pool of one house other than that of the token given up",
		"whisper-then-event": "Whisper, then optionally another card's Event",
		"whisper-to-deck-top": "Whisper whose cards go to the deck top (rules.md 18.11)"
	},
	paramGlossary: {
		"alliedAllowed": "units of allied houses may be chosen too",
		"alone": "the Hero moves without companions",
		"attackerMaxCards": "how many cards the attacker may commit",
		"attackers": "exact number of attacking units",
		"base": "fixed gold",
		"bonus": "strength per battle",
		"bonusIfTargetKinds": "kinds of target domain that bring conditionalBonus",
		"bonusPerCard": "strength per Map Card",
		"bonusVp": "extra VP",
		"bonusVpWhen": "moment at which bonusVp is gained",
		"claimAlliances": "alliances that may be claimed",
		"conditionalBonus": "strength added if bonusIfTargetKinds holds",
		"count": "number of tokens",
		"countsDestination": "whether the Map Card of the destination counts",
		"defender": "who must defend",
		"defenders": "exact number of defending units",
		"discardOn": "what ends the effect",
		"displaceOccupants": "hostile occupants retreat without a battle",
		"distinctOrigins": "every moved unit comes from another domain",
		"draw": "cards drawn",
		"drawOnCastle": "cards drawn if the battle brings a castle",
		"eliminate": "tokens eliminated first",
		"elseRetreat": "retreat if the gold is not there",
		"exact": "the number is not a maximum",
		"exclude": "domains that cannot be chosen",
		"extraAllyTokenOnWin": "additional Token Pool tokens",
		"extraDeckCard": "the attacker also adds the top card of the deck",
		"extraEvents": "further Events allowed",
		"extraMarchOnWin": "further Marches after a win",
		"from": "source of recruits: force-track, allied-house, one-allied-house (all from the same one), force-track-or-allied-house; without it every source of rules.md 4.1",
		"giveTo": "who receives the token given as cost",
		"gold": "gold gained or, in tax-the-throne, lost",
		"goldIfNoBattle": "gold if no battle took place",
		"goldIfPlayed": "gold if the Hero Card was face up",
		"goldNeedsAllMarches": "the gold needs every March to have been carried out",
		"goldOnWin": "gold for a won battle",
		"goldPerCardPassed": "gold per Map Card",
		"goldWhenFollowing": "gold when played as a follow",
		"hero": "which Hero: own-or-allied",
		"heroAllowed": "Heroes may be chosen",
		"heroDiscount": "gold off every Hero recruited",
		"heroes": "exact number of Heroes moved",
		"heroStrength": "strength of the Hero in this battle",
		"houses": "largest number of different houses",
		"into": "where recruits go: domain-of-controlled-hero, hostile-domain, domain-of-returned-token",
		"keep": "tokens kept",
		"kingsLandingBonus": "extra gold with King's Landing",
		"ledByHero": "a Hero you control must be in the army",
		"marches": "number of Marches",
		"marchIncludesHero": "the placed Hero must be in the army",
		"max": "largest number",
		"maxBonus": "cap of the bonus",
		"maxDistance": "cap in March steps, null for none",
		"maxEggs": "Eggs that exist",
		"measure": "unit of maxDistance",
		"min": "smallest number",
		"minCastles": "castles needed",
		"modes": "actions allowed for the movement",
		"needsTokenOfTargetsAlly": "condition of Poisoning",
		"npToken": "what happens to a non-player house's token",
		"onlyPowerToken": "the lone unit must be a Power Token",
		"onlyUnallied": "only houses that are not your ally",
		"otherMapCard": "the destination lies on another Map Card than the origin",
		"othersGold": "gold of every other player",
		"owner": "whose Ally Pool: another-player (one you choose), kings-landing-controller (may be you)",
		"perAlliance": "gold per alliance",
		"perDomain": "gold per domain",
		"perToken": "gold per token",
		"playerToken": "what happens to a token of a player's house",
		"plots": "number of Plots",
		"range": "adjacent-to-own = a domain next to one you control; in long-sail a number of Map Cards",
		"recruits": "number of Recruit actions",
		"rerollRetreat": "the extra card is drawn again while it shows Retreat",
		"restRetreats": "all units left retreat",
		"returnCard": "plot-card-only = a Plot Card used for the Plot comes back to hand, a Hero Card stays face up",
		"returnPerStolen": "other Ally Pool tokens returned per stolen one",
		"returnPlayedCard": "the Hero Card comes back to hand",
		"returnReward": "false = no reward for the returning unit",
		"returnRewardMultiplier": "how often the space's reward is gained",
		"sameHouse": "all tokens belong to one house",
		"stealGold": "gold taken from the defending player before cards are committed",
		"take": "tokens taken",
		"takeFrom": "source of the tokens taken",
		"takeOneFromEach": "one from every Token Pool that has any",
		"target": "domain id or own-home-domain",
		"targetKinds": "kinds of domain that may be attacked",
		"targetUnits": "exact number of units in the target",
		"thenMarch": "a March follows",
		"throneCounts": "the Iron Throne counts as a token",
		"tokens": "Power Tokens, up to that many unless exact",
		"tokensMax": "Power Tokens, up to that many",
		"tokensPerVp": "tokens per VP",
		"units": "units of any kind, up to that many",
		"vp": "VP gained",
		"vpIfInHand": "VP if the Hero Card is in hand",
		"vpOnWin": "extra VP for a won battle",
		"vpPerUse": "VP per repetition",
		"where": "where the target stands",
		"whispers": "number of Whispers",
		"who": "whose token: any, controlled-by-another-player (own or allied), own-house-of-another-player"
	},
	cards: [
		{
			"id": "banished-to-the-watch",
			"name": "Banished to the Watch",
			"set": "base",
			"scan": "plot_01.png",
			"shields": ["tyrell"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "Take 3 gold, then put one Hero you control, without any companions, directly into Castle Black. Hostile occupants of Castle Black retreat; there is no battle.",
				"effect": "relocate-hero",
				"params": {
					"gold": 3,
					"target": "castle-black",
					"displaceOccupants": true
				},
				"cost": {},
				"prerequisites": ["control-hero-on-map", "hero-fits-target"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "spoils-of-war",
			"name": "Spoils of War",
			"set": "base",
			"scan": "plot_02.png",
			"shields": ["greyjoy", "martell"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 1,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Take 6 gold; every other player takes 2 gold.",
				"effect": "gain-gold-others-gain",
				"params": {
					"gold": 6,
					"othersGold": 2
				},
				"cost": {},
				"prerequisites": [],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "unjust-trial",
			"name": "Unjust Trial",
			"set": "base",
			"scan": "plot_03.png",
			"shields": ["arryn"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "conscripts",
				"strength": 0,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Whoever controls King's Landing loses 4 gold. If that player owns fewer than 4 gold, no gold is lost and the army in King's Landing retreats instead. Never causes a battle.",
				"effect": "tax-the-throne",
				"params": {
					"gold": 4,
					"elseRetreat": true
				},
				"cost": {},
				"prerequisites": ["kings-landing-held-by-a-player"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "the-kings-roads",
			"name": "The King's Roads",
			"set": "base",
			"scan": "plot_04.png",
			"shields": ["baratheon"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "secret",
				"strength": 0,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "Carry out two separate March actions. If neither of them leads to a battle, take 3 gold.",
				"effect": "multi-march",
				"params": {
					"marches": 2,
					"goldIfNoBattle": 3,
					"goldNeedsAllMarches": true
				},
				"cost": {},
				"prerequisites": [],
				"startsBattle": "may",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "honor-from-your-allies",
			"name": "Honor from your Allies",
			"set": "base",
			"scan": "plot_05.png",
			"shields": ["baratheon"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 2,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Take 1 gold for each Power Token in your Ally Pool; the Iron Throne counts as one of them.",
				"effect": "gold-per-ally-token",
				"params": {
					"perToken": 1,
					"throneCounts": true
				},
				"cost": {},
				"prerequisites": [],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "forced-march",
			"name": "Forced March",
			"set": "base",
			"scan": "plot_06.png",
			"shields": ["greyjoy", "lannister"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 1,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Move an army from one domain you control straight to a hostile domain at most 4 domains away, ignoring what lies between, and fight there with +2.",
				"effect": "direct-move-battle",
				"params": {
					"maxDistance": 4,
					"measure": "march-steps"
				},
				"cost": {},
				"prerequisites": ["legal-battle-target"],
				"startsBattle": "must",
				"battleBonus": 2,
				"source": "card-scan"
			}
		},
		{
			"id": "enlist-the-faceless-men",
			"name": "Enlist the Faceless Men",
			"set": "base",
			"scan": "plot_07.png",
			"shields": ["stark"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "retreat",
				"strength": 0,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Pay 2 gold: eliminate any one Power Token in any domain.",
				"effect": "eliminate-token",
				"params": {
					"count": 1,
					"where": "any-domain",
					"who": "any"
				},
				"cost": { "gold": 2 },
				"prerequisites": ["eliminable-token-exists", "own-gold-at-least-2"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "vendetta",
			"name": "Vendetta",
			"set": "base",
			"scan": "plot_08.png",
			"shields": ["stark"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 4,
				"defendCost": 2,
				"source": "card-scan"
			},
			"event": {
				"text": "Pay 4 gold: send back up to 2 tokens of one and the same non-player house from another player's Ally Pool to that house's Token Pool.",
				"effect": "return-opponent-ally-tokens",
				"params": {
					"max": 2,
					"sameHouse": true,
					"owner": "another-player"
				},
				"cost": { "gold": 4 },
				"prerequisites": ["opponent-has-ally-token", "own-gold-at-least-4"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "drain-the-coffers",
			"name": "Drain the Coffers",
			"set": "base",
			"scan": "plot_10.png",
			"shields": ["baratheon"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "retreat",
				"strength": 0,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Playable only while you own exactly 0 gold: take 6 gold.",
				"effect": "gain-gold",
				"params": { "gold": 6 },
				"cost": {},
				"prerequisites": ["own-gold-is-zero"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "crushing-siege",
			"name": "Crushing Siege",
			"set": "base",
			"scan": "plot_11.png",
			"shields": ["martell"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 4,
				"defendCost": 2,
				"source": "card-scan"
			},
			"event": {
				"text": "Carry out a March that leads to a battle in a castle domain or in King's Landing (the 3-castle requirement still holds). You fight with +3.",
				"effect": "march-battle",
				"params": {
					"modes": ["march"],
					"targetKinds": ["castle", "kings-landing"]
				},
				"cost": {},
				"prerequisites": ["legal-battle-target"],
				"startsBattle": "must",
				"battleBonus": 3,
				"source": "card-scan"
			}
		},
		{
			"id": "press-into-battle",
			"name": "Press into Battle",
			"set": "base",
			"scan": "plot_12.png",
			"shields": ["tully"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "Attack an unallied NP house by a March or a Sail. On a win your Ally Pool receives, besides the usual token from the domain, another one out of that house's Token Pool if any is left.",
				"effect": "march-or-sail-battle-np",
				"params": {
					"modes": ["march", "sail"],
					"extraAllyTokenOnWin": 1,
					"defender": "non-player-house"
				},
				"cost": {},
				"prerequisites": ["legal-battle-target"],
				"startsBattle": "must",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "a-loyal-squire",
			"name": "A Loyal Squire",
			"set": "base",
			"scan": "plot_13.png",
			"shields": ["lannister", "baratheon"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "conscripts",
				"strength": 0,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Take 2 gold, then Recruit 1 Power Token free of charge into the domain of a Hero you control.",
				"effect": "recruit-free",
				"params": {
					"gold": 2,
					"tokens": 1,
					"from": "force-track-or-allied-house",
					"into": "domain-of-controlled-hero"
				},
				"cost": {},
				"prerequisites": ["control-hero-on-map"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "littlefingers-influence",
			"name": "Little Finger's Influence",
			"set": "base",
			"scan": "plot_14.png",
			"shields": ["arryn"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "retreat",
				"strength": 0,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Give up one Ally Pool token (it returns to its house) and receive 2 Token Pool tokens of a single different NP house instead.",
				"effect": "trade-ally-token",
				"params": {
					"take": 2,
					"takeFrom": "one-other-np-house"
				},
				"cost": { "allyTokens": 1 },
				"prerequisites": ["own-ally-token"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "safe-passage",
			"name": "Safe Passage",
			"set": "base",
			"scan": "plot_16.png",
			"shields": ["tully"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "Up to three times: pay 3 gold for 1 VP.",
				"effect": "buy-vp",
				"params": {
					"vpPerUse": 1,
					"max": 3
				},
				"cost": { "goldPerUse": 3 },
				"prerequisites": ["own-gold-at-least-3"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "a-noble-sacrifice",
			"name": "A Noble Sacrifice",
			"set": "base",
			"scan": "plot_17.png",
			"shields": ["arryn", "stark"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 2,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Eliminate one Power Token of your own house from any domain. Gain 1 VP and receive the reward of the Force Track space it returns to twice.",
				"effect": "sacrifice-own-token",
				"params": {
					"vp": 1,
					"returnRewardMultiplier": 2
				},
				"cost": {},
				"prerequisites": ["own-token-on-map-not-final-unit"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "critical-battle",
			"name": "Critical Battle",
			"set": "base",
			"scan": "plot_18.png",
			"shields": ["arryn", "tully"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 1,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Carry out a March or a Sail that starts a battle. You may commit up to 2 cards for their battle icons; the defender is still limited to 1.",
				"effect": "march-or-sail-battle",
				"params": {
					"modes": ["march", "sail"],
					"attackerMaxCards": 2
				},
				"cost": {},
				"prerequisites": ["legal-battle-target"],
				"startsBattle": "must",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "poisoning",
			"name": "Poisoning",
			"set": "base",
			"scan": "plot_19.png",
			"shields": ["tyrell", "baratheon"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 5,
				"defendCost": 3,
				"source": "card-scan"
			},
			"event": {
				"text": "Eliminate one Power Token of an opponent's side anywhere. Condition: you own an Ally Pool token of some house that is that opponent's ally right now; the Iron Throne satisfies this.",
				"effect": "eliminate-token",
				"params": {
					"count": 1,
					"where": "any-domain",
					"who": "controlled-by-another-player",
					"needsTokenOfTargetsAlly": true
				},
				"cost": {},
				"prerequisites": ["token-of-targets-ally"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "inspire-your-army",
			"name": "Inspire your Army",
			"set": "base",
			"scan": "plot_20.png",
			"shields": ["tyrell", "greyjoy"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "secret",
				"strength": 0,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "If at least 7 Power Tokens still stand on your Force Track, carry out a Recruit free of charge.",
				"effect": "recruit-free",
				"params": { "units": 2 },
				"cost": {},
				"prerequisites": ["force-track-at-least-7"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "lone-wolf",
			"name": "Lone Wolf",
			"set": "base",
			"scan": "plot_21.png",
			"shields": ["stark"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "secret",
				"strength": 0,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "If a Hero you control is the only unit in its domain, gain 1 VP and 2 gold.",
				"effect": "gain-vp-gold",
				"params": {
					"vp": 1,
					"gold": 2
				},
				"cost": {},
				"prerequisites": ["controlled-hero-alone-in-domain"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "the-element-of-surprise",
			"name": "The Element of Surprise",
			"set": "base",
			"scan": "plot_22.png",
			"shields": ["arryn", "martell"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 1,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Choose a domain other than King's Landing next to one you control. Eliminate one Power Token there if that is possible; then all units left there retreat.",
				"effect": "eliminate-and-rout",
				"params": {
					"exclude": ["kings-landing"],
					"range": "adjacent-to-own",
					"eliminate": 1,
					"restRetreats": true
				},
				"cost": {},
				"prerequisites": ["adjacent-occupied-hostile-domain"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "instruction-in-swords",
			"name": "Instruction in Swords",
			"set": "base",
			"scan": "plot_23.png",
			"shields": ["stark", "martell"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 1,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "If your own house's Hero Card is in your hand, gain 1 VP. If it lies played in front of you, take it back into your hand and gain 2 gold instead.",
				"effect": "hero-card-drill",
				"params": {
					"vpIfInHand": 1,
					"goldIfPlayed": 2,
					"returnPlayedCard": true
				},
				"cost": {},
				"prerequisites": ["own-hero-on-map"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "assault-by-sea",
			"name": "Assault by Sea",
			"set": "base",
			"scan": "plot_24.png",
			"shields": ["greyjoy"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 4,
				"defendCost": 2,
				"source": "card-scan"
			},
			"event": {
				"text": "Move units from one of your domains to any other, hostile, domain anywhere and fight there with +1.",
				"effect": "direct-move-battle",
				"params": { "maxDistance": null },
				"cost": {},
				"prerequisites": ["legal-battle-target"],
				"startsBattle": "must",
				"battleBonus": 1,
				"source": "card-scan"
			}
		},
		{
			"id": "a-timely-alliance",
			"name": "A Timely Alliance",
			"set": "base",
			"scan": "plot_25.png",
			"shields": ["stark", "tully"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 1,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Carry out a Plot. Then, if for some non-player house you hold at least 2 tokens and more than anyone else, take one such alliance at once.",
				"effect": "plot-then-alliance",
				"params": {
					"plots": 1,
					"claimAlliances": 1
				},
				"cost": {},
				"prerequisites": [],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "faith-militant-returns",
			"name": "Faith Militant Returns",
			"set": "base",
			"scan": "plot_26.png",
			"shields": ["greyjoy"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "Take 3 gold, then put one Hero you control, without companions, directly into your house's starting domain. Hostile occupants retreat; no battle.",
				"effect": "relocate-hero",
				"params": {
					"gold": 3,
					"target": "own-home-domain",
					"displaceOccupants": true
				},
				"cost": {},
				"prerequisites": ["control-hero-on-map", "hero-fits-target"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "red-wedding",
			"name": "Red Wedding",
			"set": "base",
			"scan": "plot_27.png",
			"shields": ["lannister"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 4,
				"defendCost": 2,
				"source": "card-scan"
			},
			"event": {
				"text": "Send any number of tokens from your Ally Pool back to their houses and gain 1 VP for every two of them.",
				"effect": "sell-ally-tokens",
				"params": { "tokensPerVp": 2 },
				"cost": {},
				"prerequisites": ["own-ally-token"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "muster-your-troops",
			"name": "Muster your Troops",
			"set": "base",
			"scan": "plot_28.png",
			"shields": ["tully", "tyrell"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "secret",
				"strength": 0,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "Carry out up to two Recruit actions, paying as usual.",
				"effect": "multi-recruit",
				"params": { "recruits": 2 },
				"cost": {},
				"prerequisites": [],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "tariffs-from-your-subjects",
			"name": "Tariffs from your Subjects",
			"set": "base",
			"scan": "plot_29.png",
			"shields": ["baratheon", "tully"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 1,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Take 1 gold for each domain you control, plus 1 more if King's Landing is among them.",
				"effect": "gold-per-domain",
				"params": {
					"perDomain": 1,
					"kingsLandingBonus": 1
				},
				"cost": {},
				"prerequisites": [],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "complex-negotiations",
			"name": "Complex Negotiations",
			"set": "base",
			"scan": "plot_30.png",
			"shields": ["lannister", "stark"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "retreat",
				"strength": 0,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Exchange Ally Pool tokens with another player: you pick one of theirs and hand over one you owned before.",
				"effect": "swap-ally-token",
				"params": {
					"take": 1,
					"owner": "another-player"
				},
				"cost": { "allyTokensGiven": 1 },
				"prerequisites": ["own-ally-token", "opponent-has-ally-token"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "kingslayer",
			"name": "Kingslayer",
			"set": "base",
			"scan": "plot_31.png",
			"shields": ["arryn", "lannister"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 5,
				"defendCost": 3,
				"source": "card-scan"
			},
			"event": {
				"text": "Lose 1 VP: eliminate any one unit, Heroes and allied units included, that fights for the player who alone has the highest VP score. That player receives no reward for the returning unit.",
				"effect": "eliminate-unit-of-leader",
				"params": {
					"units": 1,
					"heroAllowed": true,
					"alliedAllowed": true,
					"returnReward": false
				},
				"cost": { "vp": 1 },
				"prerequisites": [
					"single-vp-leader-is-another-player",
					"own-vp-at-least-1",
					"leader-has-removable-unit"
				],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "a-betrayers-gift",
			"name": "A Betrayer's Gift",
			"set": "base",
			"scan": "plot_32.png",
			"shields": ["arryn"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 2,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Send one token from your Ally Pool back to its house: gain 1 VP and 4 gold.",
				"effect": "return-ally-token-for",
				"params": {
					"vp": 1,
					"gold": 4
				},
				"cost": { "allyTokens": 1 },
				"prerequisites": ["own-ally-token"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "raid-the-gold-lines",
			"name": "Raid the Gold Lines",
			"set": "base",
			"scan": "plot_33.png",
			"shields": ["lannister"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "Take 3 gold, then put one Hero you control, without companions, directly into The Reach. Hostile occupants retreat; no battle.",
				"effect": "relocate-hero",
				"params": {
					"gold": 3,
					"target": "the-reach",
					"displaceOccupants": true
				},
				"cost": {},
				"prerequisites": ["control-hero-on-map", "hero-fits-target"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "captured-at-sea",
			"name": "Captured at Sea",
			"set": "base",
			"scan": "plot_34.png",
			"shields": ["greyjoy"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 4,
				"defendCost": 2,
				"source": "card-scan"
			},
			"event": {
				"text": "Move an army from one of your domains into any domain whose only unit is a single hostile Power Token. A player's token is eliminated; a non-player house's token goes into your Ally Pool. No battle is fought.",
				"effect": "capture-single-token",
				"params": {
					"targetUnits": 1,
					"onlyPowerToken": true,
					"playerToken": "eliminate",
					"npToken": "own-ally-pool"
				},
				"cost": {},
				"prerequisites": ["domain-with-single-removable-hostile-token"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "attempted-coup",
			"name": "Attempted Coup",
			"set": "base",
			"scan": "plot_35.png",
			"shields": ["martell", "tully"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 5,
				"defendCost": 3,
				"source": "card-scan"
			},
			"event": {
				"text": "Send one token from your Ally Pool back to its house, then carry out a Recruit free of charge.",
				"effect": "recruit-free",
				"params": { "units": 2 },
				"cost": { "allyTokens": 1 },
				"prerequisites": ["own-ally-token"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "cache-of-wildfire",
			"name": "Cache of Wildfire",
			"set": "base",
			"scan": "plot_36.png",
			"shields": ["greyjoy", "baratheon"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "conscripts",
				"strength": 0,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Eliminate any one Power Token in King's Landing.",
				"effect": "eliminate-token",
				"params": {
					"count": 1,
					"where": "kings-landing",
					"who": "any"
				},
				"cost": {},
				"prerequisites": ["token-in-kings-landing"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "trial-by-combat",
			"name": "Trial by Combat",
			"set": "base",
			"scan": "plot_37.png",
			"shields": ["martell"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "Move exactly one of your units to any domain holding exactly one hostile unit and fight. Gain 1 VP on top of everything the battle scores.",
				"effect": "single-combat",
				"params": {
					"attackers": 1,
					"defenders": 1,
					"bonusVp": 1,
					"bonusVpWhen": "battle-starts"
				},
				"cost": {},
				"prerequisites": ["legal-single-combat"],
				"startsBattle": "must",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "vision-of-the-three-eyed-raven",
			"name": "Vision of the Three-Eyed Raven",
			"set": "base",
			"scan": "plot_38.png",
			"shields": ["tyrell", "stark"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 5,
				"defendCost": 3,
				"source": "card-scan"
			},
			"event": {
				"text": "Carry out a Whisper; afterwards you may play one more card for its Event.",
				"effect": "whisper-then-event",
				"params": {
					"whispers": 1,
					"extraEvents": 1
				},
				"cost": {},
				"prerequisites": [],
				"startsBattle": "may",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "a-secret-heir",
			"name": "A Secret Heir",
			"set": "base",
			"scan": "plot_40.png",
			"shields": ["arryn", "baratheon"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "conscripts",
				"strength": 0,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "The holder of King's Landing has to give one Ally Pool token of your choice back to its house.",
				"effect": "return-opponent-ally-tokens",
				"params": {
					"max": 1,
					"owner": "kings-landing-controller"
				},
				"cost": {},
				"prerequisites": ["kings-landing-held-by-a-player", "that-player-has-ally-token"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "hire-a-master-of-whispers",
			"name": "Hire a Master of Whispers",
			"set": "base",
			"scan": "plot_41.png",
			"shields": ["tyrell"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "retreat",
				"strength": 0,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Carry out a Plot; every shield you use on the plotted card costs nothing.",
				"effect": "plot-free",
				"params": { "plots": 1 },
				"cost": {},
				"prerequisites": ["another-card-in-hand"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "maester-training",
			"name": "Maester Training",
			"set": "base",
			"scan": "plot_42.png",
			"shields": ["tully"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 4,
				"defendCost": 2,
				"source": "card-scan"
			},
			"event": {
				"text": "Carry out up to two Whispers.",
				"effect": "multi-whisper",
				"params": { "whispers": 2 },
				"cost": {},
				"prerequisites": [],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "master-of-the-seas",
			"name": "Master of the Seas",
			"set": "base",
			"scan": "plot_43.png",
			"shields": ["arryn", "greyjoy"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 2,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Carry out a Sail over up to 4 Map Cards. Take 1 gold for each Map Card passed through on the way (neither the starting card nor the destination card counts).",
				"effect": "long-sail",
				"params": {
					"range": 4,
					"goldPerCardPassed": 1,
					"countsDestination": false
				},
				"cost": {},
				"prerequisites": [],
				"startsBattle": "may",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "a-debt-to-the-iron-bank",
			"name": "A Debt to the Iron Bank",
			"set": "base",
			"scan": "plot_44.png",
			"shields": ["martell", "lannister"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "secret",
				"strength": 0,
				"defendCost": 1,
				"source": "card-scan"
			},
			"event": {
				"text": "Lose 1 VP: raise your gold to your current maximum.",
				"effect": "max-gold",
				"params": {},
				"cost": { "vp": 1 },
				"prerequisites": ["own-vp-at-least-1"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "hire-sellswords",
			"name": "Hire Sellswords",
			"set": "base",
			"scan": "plot_47.png",
			"shields": ["lannister"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 1,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Carry out a Recruit of exactly 2 Power Tokens from your own Force Track for 3 gold in total instead of their printed costs.",
				"effect": "recruit-fixed-price",
				"params": {
					"tokens": 2,
					"exact": true,
					"from": "force-track"
				},
				"cost": { "gold": 3 },
				"prerequisites": ["force-track-at-least-2", "own-gold-at-least-3"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "tribute-to-the-lord-of-light",
			"name": "Tribute to the Lord of Light",
			"set": "base",
			"scan": "plot_50.png",
			"shields": ["martell"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "conscripts",
				"strength": 0,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Eliminate one unit of your own house (Token or Hero) from any domain, then carry out a March or a Sail that starts a battle, fighting with +3.",
				"effect": "sacrifice-then-battle",
				"params": { "modes": ["march", "sail"] },
				"cost": { "ownUnit": 1 },
				"prerequisites": ["own-unit-on-map-not-final-unit", "legal-battle-target"],
				"startsBattle": "must",
				"battleBonus": 3,
				"source": "card-scan"
			}
		},
		{
			"id": "dealmaking",
			"name": "Dealmaking",
			"set": "base",
			"scan": "plot_51.png",
			"shields": ["arryn", "tyrell"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 2,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Take one token from the Token Pools of one or two different non-player houses into your Ally Pool, paying 1 gold for each.",
				"effect": "buy-ally-tokens",
				"params": {
					"houses": 2,
					"take": 1
				},
				"cost": { "goldPerToken": 1 },
				"prerequisites": ["own-gold-at-least-1", "some-token-pool-not-empty"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "uniting-the-bloodlines",
			"name": "Uniting the Bloodlines",
			"set": "base",
			"scan": "plot_52.png",
			"shields": ["tyrell"],
			"shieldsSource": "card-scan",
			"battle": {
				"type": "strength",
				"strength": 2,
				"defendCost": 0,
				"source": "card-scan"
			},
			"event": {
				"text": "Take 2 gold, plus 2 more for every alliance you hold.",
				"effect": "gold-per-alliance",
				"params": {
					"base": 2,
					"perAlliance": 2
				},
				"cost": {},
				"prerequisites": [],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "card-scan"
			}
		},
		{
			"id": "a-crown-for-a-king",
			"name": "A Crown for a King",
			"set": "ice-and-fire",
			"shields": ["targaryen", "tyrell"],
			"shieldsSource": "rules-pdf",
			"battle": {
				"type": "retreat",
				"strength": 0,
				"defendCost": 0,
				"source": "rules-pdf"
			},
			"event": {
				"text": "Choose a domain other than King's Landing next to one you control and send one Power Token of another player's own house from there back to its mat. Its owner gets no reward.",
				"effect": "return-enemy-token",
				"params": {
					"count": 1,
					"who": "own-house-of-another-player",
					"exclude": ["kings-landing"],
					"range": "adjacent-to-own",
					"returnReward": false
				},
				"cost": {},
				"prerequisites": ["adjacent-opponent-token"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "aggressive-arbitration",
			"name": "Aggressive Arbitration",
			"set": "ice-and-fire",
			"shields": ["nights-watch", "lannister"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "strength",
				"strength": 1,
				"defendCost": 0,
				"source": "reconstructed"
			},
			"event": {
				"text": "Move one token from your Ally Pool into another player's Ally Pool, then carry out a Recruit free of charge.",
				"effect": "recruit-free",
				"params": {
					"units": 2,
					"giveTo": "another-player"
				},
				"cost": { "allyTokensGiven": 1 },
				"prerequisites": ["own-ally-token"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "a-shocking-discovery",
			"name": "A Shocking Discovery",
			"set": "ice-and-fire",
			"shields": ["nights-watch"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "secret",
				"strength": 0,
				"defendCost": 1,
				"source": "reconstructed"
			},
			"event": {
				"text": "Pay 1 gold: draw 5 Plot Cards, then discard down to the hand limit.",
				"effect": "draw-and-discard",
				"params": { "draw": 5 },
				"cost": { "gold": 1 },
				"prerequisites": ["own-gold-at-least-1"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "a-surprising-coalition",
			"name": "A Surprising Coalition",
			"set": "ice-and-fire",
			"shields": ["nights-watch", "tully"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "strength",
				"strength": 2,
				"defendCost": 0,
				"source": "reconstructed"
			},
			"event": {
				"text": "Pay 1 gold: take one token from the Token Pool of each non-player house, mix them unseen and keep 2 at random in your Ally Pool; the others go back.",
				"effect": "random-ally-tokens",
				"params": {
					"takeOneFromEach": true,
					"keep": 2
				},
				"cost": { "gold": 1 },
				"prerequisites": ["own-gold-at-least-1", "some-token-pool-not-empty"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "bend-the-knee",
			"name": "Bend the Knee",
			"set": "ice-and-fire",
			"shields": ["targaryen"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "strength",
				"strength": 1,
				"defendCost": 0,
				"source": "reconstructed"
			},
			"event": {
				"text": "Return any Hero you control to its mat. Gain 1 VP in addition to the normal reward for the return.",
				"effect": "return-hero-for-vp",
				"params": { "vp": 1 },
				"cost": {},
				"prerequisites": ["control-hero-on-map", "hero-not-final-unit"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "dangerous-voyage",
			"name": "Dangerous Voyage",
			"set": "ice-and-fire",
			"shields": ["targaryen", "greyjoy"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "reconstructed"
			},
			"event": {
				"text": "Pay 3 gold: sail directly to any hostile domain on another Map Card and fight, with +1 for each Map Card you sail on to, the destination included, at most +4.",
				"effect": "direct-sail-battle",
				"params": {
					"bonusPerCard": 1,
					"maxBonus": 4,
					"countsDestination": true,
					"otherMapCard": true
				},
				"cost": { "gold": 3 },
				"prerequisites": ["legal-battle-target", "own-gold-at-least-3"],
				"startsBattle": "must",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "devotion",
			"name": "Devotion",
			"set": "ice-and-fire",
			"shields": ["targaryen", "martell"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "strength",
				"strength": 1,
				"defendCost": 0,
				"source": "reconstructed"
			},
			"event": {
				"text": "Take one Power Token of a non-player house from any domain except King's Landing into your Ally Pool.",
				"effect": "capture-np-token",
				"params": {
					"tokens": 1,
					"exclude": ["kings-landing"]
				},
				"cost": {},
				"prerequisites": ["removable-np-token-on-map"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "disobedience",
			"name": "Disobedience",
			"set": "ice-and-fire",
			"shields": ["nights-watch"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "conscripts",
				"strength": 0,
				"defendCost": 0,
				"source": "reconstructed"
			},
			"event": {
				"text": "Return one Power Token of your own house from a domain to your mat without its reward and take 6 gold.",
				"effect": "return-own-token-for",
				"params": {
					"gold": 6,
					"returnReward": false
				},
				"cost": {},
				"prerequisites": ["own-token-on-map-not-final-unit"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "followers-zeal",
			"name": "Followers' Zeal",
			"set": "ice-and-fire",
			"shields": ["targaryen"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "strength",
				"strength": 3,
				"defendCost": 1,
				"source": "reconstructed"
			},
			"event": {
				"text": "Recruit, free of charge, 1 Power Token of a non-player house you are allied with into a domain you control.",
				"effect": "recruit-free",
				"params": {
					"tokens": 1,
					"from": "allied-house"
				},
				"cost": {},
				"prerequisites": ["have-alliance-with-pool-token"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "house-of-the-undying",
			"name": "House of the Undying",
			"set": "ice-and-fire",
			"shields": ["targaryen"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "secret",
				"strength": 0,
				"defendCost": 1,
				"source": "reconstructed"
			},
			"event": {
				"text": "Carry out a Whisper, but the cards you give up go face down on top of the deck in an order you choose instead of to the discard pile.",
				"effect": "whisper-to-deck-top",
				"params": { "whispers": 1 },
				"cost": {},
				"prerequisites": [],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			},
			"notes": ["Ruling: gold first, then the redraw, then the given-up cards are placed on top (otherwise they would simply be redrawn)."]
		},
		{
			"id": "lordly-promotion",
			"name": "Lordly Promotion",
			"set": "ice-and-fire",
			"shields": ["nights-watch", "stark"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "strength",
				"strength": 2,
				"defendCost": 0,
				"source": "reconstructed"
			},
			"event": {
				"text": "Return one Power Token of your own house from a domain to your mat without its reward, then Recruit a Hero, your own or that of an allied house, from its mat into that domain free of charge.",
				"effect": "promote-token-to-hero",
				"params": {
					"returnReward": false,
					"hero": "own-or-allied",
					"into": "domain-of-returned-token"
				},
				"cost": {},
				"prerequisites": ["own-token-on-map-not-final-unit", "recruitable-hero-on-mat"],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "loyal-companion",
			"name": "Loyal Companion",
			"set": "ice-and-fire",
			"shields": ["nights-watch"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "strength",
				"strength": 4,
				"defendCost": 2,
				"source": "reconstructed"
			},
			"event": {
				"text": "Lay this card beside your mat: you fight every battle with +1. Discard it when you lose a battle or when the next Scoring Phase starts.",
				"effect": "persistent-battle-bonus",
				"params": {
					"bonus": 1,
					"discardOn": ["lose-battle", "scoring-phase-start"]
				},
				"cost": {},
				"prerequisites": [],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "reclaim-your-homeland",
			"name": "Reclaim your Homeland",
			"set": "ice-and-fire",
			"shields": ["targaryen", "baratheon"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "strength",
				"strength": 5,
				"defendCost": 3,
				"source": "reconstructed"
			},
			"event": {
				"text": "Move an army led by a Hero you control to your house's starting domain. If that causes a battle you fight with +3.",
				"effect": "move-army-home",
				"params": {
					"ledByHero": true,
					"target": "own-home-domain"
				},
				"cost": {},
				"prerequisites": ["control-hero-on-map"],
				"startsBattle": "may",
				"battleBonus": 3,
				"source": "seed-000"
			}
		},
		{
			"id": "resurrection",
			"name": "Resurrection",
			"set": "ice-and-fire",
			"shields": ["nights-watch"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "strength",
				"strength": 4,
				"defendCost": 2,
				"source": "reconstructed"
			},
			"event": {
				"text": "If your house's Hero is on your mat, pay 2 gold and place it in a domain you control; then carry out a March with an army that starts there and contains that Hero.",
				"effect": "hero-return-and-march",
				"params": {
					"thenMarch": true,
					"marchIncludesHero": true
				},
				"cost": { "gold": 2 },
				"prerequisites": ["own-hero-on-mat", "own-gold-at-least-2"],
				"startsBattle": "may",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "stash-of-dragonglass",
			"name": "Stash of Dragonglass",
			"set": "ice-and-fire",
			"shields": ["nights-watch", "arryn"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "conscripts",
				"strength": 0,
				"defendCost": 0,
				"source": "reconstructed"
			},
			"event": {
				"text": "Carry out a March that starts a battle. Besides a card you commit, reveal the top card of the deck and add its battle icon too (reveal again while it shows Retreat).",
				"effect": "march-battle",
				"params": {
					"modes": ["march"],
					"extraDeckCard": true,
					"rerollRetreat": true
				},
				"cost": {},
				"prerequisites": ["legal-battle-target"],
				"startsBattle": "must",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "survival",
			"name": "Survival",
			"set": "ice-and-fire",
			"shields": ["arryn"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "retreat",
				"strength": 0,
				"defendCost": 0,
				"source": "reconstructed"
			},
			"event": {
				"text": "Take 4 gold; if you play it while following another player's Event die in that player's turn, take 7 gold instead.",
				"effect": "gain-gold",
				"params": {
					"gold": 4,
					"goldWhenFollowing": 7
				},
				"cost": {},
				"prerequisites": [],
				"startsBattle": "no",
				"battleBonus": 0,
				"source": "seed-000"
			}
		},
		{
			"id": "unsullied",
			"name": "Unsullied",
			"set": "ice-and-fire",
			"shields": ["targaryen"],
			"shieldsSource": "reconstructed",
			"battle": {
				"type": "strength",
				"strength": 4,
				"defendCost": 2,
				"source": "reconstructed"
			},
			"event": {
				"text": "Carry out a March that starts a battle. If you win, you may March once more to start another battle.",
				"effect": "march-battle-chain",
				"params": {
					"modes": ["march"],
					"extraMarchOnWin": 1
				},
				"cost": {},
				"prerequisites": ["legal-battle-target"],
				"startsBattle": "must",
				"battleBonus": 0,
				"source": "seed-000"
			}
		}
	]
};
var tables_default = {
	schema: "tiny-epic-tables/1",
	sources: {
		"seed-000": "Ukrainian rules text with explanations of the events and heroes",
		"seed-001": "English web rules, current edition, base game and Ice & Fire",
		"seed-004": "English first-print rulebook with the solo game",
		"card-scan": "https://github.com/andrii-boiko/te-got (images/plot/plot_01.png .. plot_52.png: photographs of the 45 base Plot Cards and 7 base Hero Cards)",
		"rules-pdf": "https://github.com/andrii-boiko/te-got (rules/Tiny_Epic_Game_Of_Thrones - English.pdf: the illustrations of map, mats, tokens and Ranger card 1)",
		"dized-rules": "https://rules.dized.com/game/OUIp5uiJRsO5JWp1zF_rFg/ (individual rule pages, see PROVENANCE.md)",
		"dized-faq": "https://rules.dized.com/game/OUIp5uiJRsO5JWp1zF_rFg/faq",
		"kaiscastle": "https://blog.kaiscastle.com/2025/05/27/tiny-epic-game-of-thrones-review",
		"gamelyn": "https://www.gamelyngames.com/in-depth-strategies-for-each-house-in-tiny-epic-game-of-thrones/",
		"reconstructed": "no published value known; designed to fit the rules and the known patterns. Owners of the printed game may correct it."
	},
	castleScoring: {
		"byPlayers": {
			"2": [2, 1],
			"3": [
				3,
				2,
				1
			],
			"4": [
				4,
				3,
				2,
				1
			],
			"5": [
				5,
				4,
				3,
				2,
				1
			]
		},
		"solo": [2, 1],
		"ranking": "dense: tied players all take the points of the rank they tie for, the next group takes the next rank",
		"source": "rules-pdf"
	},
	rounds: {
		"competitive-1-to-4": {
			"rounds": 6,
			"scoringAfterRounds": [
				3,
				5,
				6
			],
			"vengeanceAfterScoring": [3, 5],
			"source": "seed-001"
		},
		"competitive-5": {
			"rounds": 5,
			"scoringAfterRounds": [
				2,
				4,
				5
			],
			"vengeanceAfterScoring": [2, 4],
			"source": "reconstructed",
			"comment": "Known: 5 rounds and scoring at other times than in the standard game. The rounds chosen here are reconstructed."
		},
		"cooperative": {
			"rounds": 6,
			"scoringAfterRounds": [3, 5],
			"vengeanceAfterScoring": [],
			"source": "seed-001"
		}
	},
	dice: {
		"count": {
			"solo": 5,
			"2": 5,
			"3": 5,
			"4": 5,
			"5": 6
		},
		"faces": [
			"recruit",
			"march",
			"sail",
			"whisper",
			"plot",
			"event"
		],
		"facesSource": "seed-001",
		"bottomSlots": {
			"2": 2,
			"3": 1,
			"4": 0,
			"5": 0
		},
		"solo": {
			"human": 3,
			"rival": 2
		},
		"source": "seed-001"
	},
	actionMat: {
		"slots": [
			"recruit",
			"march",
			"sail",
			"whisper",
			"plot",
			"event"
		],
		"diePerSlot": 1,
		"bottomSlotOrder": ["left", "right"],
		"soloRivalSlots": 2,
		"source": "seed-001"
	},
	dieDraft: {
		"2": [
			"other:left-bottom-slot",
			"other:own",
			"first:right-bottom-slot",
			"first:keeps-remaining-2"
		],
		"3": [
			"right-of-first:left-bottom-slot",
			"right-of-first:own",
			"next-counterclockwise:own",
			"first:keeps-remaining-2"
		],
		"4": ["counterclockwise-from-right-of-first: one die each", "first:keeps-remaining-2"],
		"5": ["counterclockwise-from-right-of-first: one die each", "first:keeps-remaining-2"]
	},
	players: {
		"min": 1,
		"max": 4,
		"maxWithExpansion": 5,
		"nonPlayerHouses": 4,
		"arrynAlwaysNonPlayer": true,
		"source": "seed-001"
	},
	setup: {
		"startGold": 3,
		"startCards": 4,
		"heroCard": 1,
		"ownTokensOnMap": 1,
		"ownHeroOnMap": true,
		"npTokensOnHome": 3,
		"npTokensInPool": 6,
		"startVp": 0,
		"source": "seed-001"
	},
	limits: {
		"plotHand": 4,
		"heroCardsCountTowardsHand": false,
		"goldTrackMax": 9,
		"goldMaxFormula": "9 minus number of castles you control, at least 0",
		"goldMin": 0,
		"unitsPerHousePerDomain": 3,
		"alliedHousesPerDomain": 1,
		"maxUnitsPerDomain": 6,
		"marchSteps": 2,
		"sailCards": 2,
		"recruitUnitsPerAction": 2,
		"allyPoolAfterCull": 2,
		"allianceMinimumTokens": 2,
		"castlesForKingsLanding": 3,
		"scoreTrack": 30,
		"scoreBeyondTrack": "continue with the 30+ side",
		"source": "seed-001"
	},
	costs: {
		"forceTrack": [
			1,
			1,
			1,
			2,
			2,
			3,
			3,
			4,
			4
		],
		"ownHero": 3,
		"alliedToken": 1,
		"alliedHero": 2,
		"plotNonPlayerShield": 1,
		"plotOwnShield": 2,
		"plotHouseNotInGameShield": 2,
		"plotOpponentShield": 3,
		"battleAttackerCard": 0,
		"battleDefender": "cost printed under the card's battle icon",
		"secretWhenDefending": 1,
		"source": "seed-001"
	},
	strength: {
		"powerToken": 1,
		"hero": 2,
		"castleForDefender": 1,
		"ironThroneForDefender": 2,
		"conscriptToken": 1,
		"conscriptHero": 2,
		"tie": "defender",
		"source": "seed-001"
	},
	victoryPoints: {
		"battleWon": 1,
		"vengeancePerTokenPerBattleStarted": 1,
		"objective": 1,
		"alliancePerScoring": 1,
		"ownHeroReturned": 1,
		"alliedHeroReturned": 1,
		"forceTrackSpace9Returned": 1,
		"source": "seed-001"
	},
	taxes: {
		"fief": 1,
		"kingsLanding": 2,
		"forceTrackGold": "1 per open gold space",
		"forceTrackCard": "1 per open card space",
		"order": ["gold of all players at once", "cards in player order from the Hand of the King"],
		"source": "seed-001",
		"dragon": 1
	},
	returns: {
		"ownToken": "reward printed on the Force Track space it returns to",
		"ownHero": {
			"gold": 2,
			"vp": 1
		},
		"npToken": {},
		"npHero": {
			"gold": 1,
			"vp": 1
		},
		"source": "seed-001"
	},
	tieBreakers: [
		"holds the Iron Throne",
		"controls most castles",
		"has recruited most own Power Tokens",
		"has most gold",
		"shared victory"
	],
	components: {
		"base": {
			"mapMats": 6,
			"actionMat": 1,
			"scoreMat": 1,
			"roundMat": 1,
			"actionDice": 5,
			"plotCards": 45,
			"heroCards": 7,
			"houseMats": 8,
			"powerTokens": 72,
			"shieldTokens": 8,
			"heroFigures": 7,
			"goldCoins": 4,
			"castles": 12,
			"ironThrone": 1,
			"handOfTheKing": 1,
			"vengeanceTokens": 2,
			"crown": 1,
			"rivalCards": 12,
			"soloHeroCards": 7,
			"source": "seed-004"
		},
		"iceAndFire": {
			"houseMats": 2,
			"plotCards": 17,
			"actionDice": 1,
			"goldCoins": 1,
			"northMapMats": 2,
			"extraCastle": 1,
			"dragons": 3,
			"eggs": 3,
			"dragonsCard": 1,
			"iceDragon": 1,
			"wall": 1,
			"brownExplorationTokens": 14,
			"rangerRounds": 6,
			"treatyMat": 1,
			"nightKingMat": 1,
			"whiteWalkerMat": 1,
			"source": "seed-001"
		},
		"alternateLeaders": {
			"heroes": 7,
			"source": "seed-004"
		},
		"deluxe": {
			"heroes": ["tyrion-lannister"],
			"source": "seed-004"
		}
	},
	cooperative: {
		"treatyGoldMax": 10,
		"treatyCastleSpaces": 10,
		"castlesForKingsLanding": {
			"1-4": 6,
			"5": 8
		},
		"vpPerTwoCastles": 1,
		"vpPerAlliance": 1,
		"plotAnyShieldForWhiteWalker": 1,
		"plotPlayerOrAbsentShield": 2,
		"plotNonPlayerShield": 1,
		"explorationArmy": 3,
		"source": "seed-001"
	},
	dragons: {
		"eggCost": 2,
		"eggStrength": 0,
		"dragonStrength": 2,
		"dragonTax": 1,
		"flyRange": 3,
		"maxDragons": 3,
		"source": "seed-001"
	}
};
// games/tiny-epic/data/data.ts
function domainOf(row) {
	return {
		id: row.id,
		mapCard: row.mapCard,
		kind: row.kind,
		...row.homeOf === null ? {} : { homeOf: row.homeOf },
		neighbours: row.neighbours
	};
}
/** House Targaryen's mat names the hatching of Eggs first and keeps its die ability inside. */
function dieAbilityOf(row) {
	const { id, face, faces, goldCost } = {
		face: void 0,
		faces: void 0,
		...row.dieAbility ?? row
	};
	return {
		id,
		goldCost,
		...face && { face },
		...faces && { faces }
	};
}
function houseOf(row) {
	return {
		id: row.id,
		set: row.set,
		playable: row.playable,
		homeDomain: row.homeDomain,
		powerTokens: row.powerTokens,
		...row.ability === null ? {} : { ability: dieAbilityOf(row.ability) },
		allianceAbility: dieAbilityOf(row.allianceAbility),
		hatchesEggs: row.allianceAbility.id === "hatch-eggs",
		...row.hero === null ? {} : { hero: row.hero },
		alternateHeroes: row.alternateHeroes,
		forceTrack: (row.forceTrack ?? []).map(({ slot, cost, icon }) => ({
			slot,
			cost,
			icon
		})),
		objectives: (row.objectives ?? []).map(({ order, requiresRecruited, condition, vp }) => ({
			order,
			requiresRecruited,
			condition,
			vp
		}))
	};
}
/** `null` in the files means "no limit"; here such a word is simply absent. */
function paramsOf$1(row) {
	const present = Object.entries(row).filter(([, value]) => value !== null);
	return Object.fromEntries(present);
}
function faceOf(row) {
	const { battle, event } = row;
	return {
		set: row.set,
		shields: row.shields,
		battle: {
			type: battle.type,
			strength: battle.strength,
			defendCost: battle.defendCost
		},
		event: {
			effect: event.effect,
			params: paramsOf$1(event.params),
			cost: event.cost,
			prerequisites: event.prerequisites,
			startsBattle: event.startsBattle,
			battleBonus: event.battleBonus
		}
	};
}
function plotCardOf(row) {
	return {
		kind: "plot",
		id: row.id,
		...faceOf(row)
	};
}
function heroCardOf(row) {
	return {
		kind: "hero",
		id: row.id,
		house: row.house,
		...faceOf(row)
	};
}
function byId(things) {
	return Object.fromEntries(things.map((thing) => [thing.id, thing]));
}
var domains = byId(map_default.domains.map(domainOf));
var houses = byId(houses_default.houses.map(houseOf));
var cards = {
	...byId(plot_cards_default.cards.map(plotCardOf)),
	...byId(houses_default.heroes.map(heroCardOf))
};
/** The domain with this id. */
function domain(id) {
	return domains[id];
}
/** The House Mat with this id. */
function house(id) {
	return houses[id];
}
function card(id) {
	return cards[id];
}
/** §4.3 The Map Cards in the order a ship passes them; the two ends are not linked. */
var seaLine = map_default.sea.order;
/** The constants of tables.json. */
var tables = tables_default;
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
// games/tiny-epic/data/ids.ts
/** The 24 domains of the base map, map card by map card. */
var DOMAINS = [
	"shadow-tower",
	"winterfell",
	"the-rills",
	"flints-finger",
	"castle-black",
	"last-hearth",
	"hornwood",
	"white-harbor",
	"riverrun",
	"pyke",
	"ashemark",
	"casterly-rock",
	"three-sisters",
	"the-eyrie",
	"dragonstone",
	"kings-landing",
	"shield-islands",
	"highgarden",
	"old-town",
	"starfall",
	"the-reach",
	"storms-end",
	"blackhaven",
	"sunspear"
];
function isDomain(id) {
	return DOMAINS.includes(id);
}
/** Faces of the action die and slots of the Action Mat: the same six words. */
var ACTIONS = [
	"recruit",
	"march",
	"sail",
	"whisper",
	"plot",
	"event"
];
/** The eight houses of the base game; Arryn is never a player's. */
var BASE_HOUSES = [
	"lannister",
	"stark",
	"tully",
	"tyrell",
	"greyjoy",
	"martell",
	"baratheon",
	"arryn"
];
[...BASE_HOUSES];
/** The 45 Plot Cards of the base game. */
var BASE_PLOT_CARDS = [
	"banished-to-the-watch",
	"spoils-of-war",
	"unjust-trial",
	"the-kings-roads",
	"honor-from-your-allies",
	"forced-march",
	"enlist-the-faceless-men",
	"vendetta",
	"drain-the-coffers",
	"crushing-siege",
	"press-into-battle",
	"a-loyal-squire",
	"littlefingers-influence",
	"safe-passage",
	"a-noble-sacrifice",
	"critical-battle",
	"poisoning",
	"inspire-your-army",
	"lone-wolf",
	"the-element-of-surprise",
	"instruction-in-swords",
	"assault-by-sea",
	"a-timely-alliance",
	"faith-militant-returns",
	"red-wedding",
	"muster-your-troops",
	"tariffs-from-your-subjects",
	"complex-negotiations",
	"kingslayer",
	"a-betrayers-gift",
	"raid-the-gold-lines",
	"captured-at-sea",
	"attempted-coup",
	"cache-of-wildfire",
	"trial-by-combat",
	"vision-of-the-three-eyed-raven",
	"a-secret-heir",
	"hire-a-master-of-whispers",
	"maester-training",
	"master-of-the-seas",
	"a-debt-to-the-iron-bank",
	"hire-sellswords",
	"tribute-to-the-lord-of-light",
	"dealmaking",
	"uniting-the-bloodlines"
];
[...BASE_PLOT_CARDS];
/** The printed Hero of each playable base house. */
var BASE_HEROES = [
	"jaime-lannister",
	"eddard-stark",
	"hoster-tully",
	"olenna-tyrell",
	"euron-greyjoy",
	"oberyn-martell",
	"robert-baratheon"
];
/** Alternate leaders of the base houses. */
var ALTERNATE_HEROES = [
	"cersei-lannister",
	"robb-stark",
	"edmure-tully",
	"ellaria-sand",
	"margaery-tyrell",
	"stannis-baratheon",
	"theon-greyjoy",
	"tyrion-lannister"
];
[...BASE_HEROES, ...ALTERNATE_HEROES];
/** What an Event does, for the cards of the base game and the alternate leaders. */
var EFFECTS = [
	"buy-ally-tokens",
	"buy-vp",
	"capture-single-token",
	"converge-battle",
	"direct-move-battle",
	"eliminate-and-rout",
	"eliminate-token",
	"eliminate-unit-of-leader",
	"gain-gold",
	"gain-gold-others-gain",
	"gain-vp-gold",
	"gold-per-alliance",
	"gold-per-ally-token",
	"gold-per-domain",
	"gold-then-ally-token",
	"gold-then-plot-keep-card",
	"gold-then-recruit",
	"hero-card-drill",
	"hero-duel",
	"hero-led-battle",
	"hero-led-direct-move",
	"long-sail",
	"march-battle",
	"march-or-sail-battle",
	"march-or-sail-battle-np",
	"max-gold",
	"multi-march",
	"multi-recruit",
	"multi-whisper",
	"plot-free",
	"plot-then-alliance",
	"recruit-extended",
	"recruit-fixed-price",
	"recruit-free",
	"recruit-into-battle",
	"relocate-hero",
	"return-ally-token-for",
	"return-opponent-ally-tokens",
	"sacrifice-own-token",
	"sacrifice-then-battle",
	"sell-ally-tokens",
	"single-combat",
	"swap-ally-token",
	"tax-the-throne",
	"trade-ally-token",
	"whisper-then-event",
	"whisper-then-plot"
];
// games/tiny-epic/src/state.ts
function player(w, seat) {
	return w.players[seat];
}
function isPlayer(w, id) {
	return id in w.players;
}
/** Player order: clockwise from the holder of the Hand of the King, or from `first` (§0.5). */
function playerOrder(w, first = w.handOfTheKing) {
	const at = w.order.indexOf(first);
	return [...w.order.slice(at), ...w.order.slice(0, at)];
}
/** The side a house's units fight for: a player, or the unallied house itself (§0.1). */
function sideOf(w, id) {
	return w.nonPlayers[id]?.ally ?? id;
}
function alliesOf(w, seat) {
	return w.mats.filter((id) => w.nonPlayers[id].ally === seat);
}
/** The Hero a house uses in this game; Arryn has none. */
function leaderOf(w, id) {
	return w.players[id]?.leader ?? w.nonPlayers[id]?.leader;
}
function houseOfHero(id) {
	const hero = card(id);
	if (hero.kind !== "hero") throw new Error(`${id} is no Hero`);
	return hero.house;
}
function isHeroCard(id) {
	return card(id).kind === "hero";
}
/** The side that controls a domain; nobody while it is empty or between two sides (§0.3). */
function controller(w, at) {
	const force = w.map[at];
	const first = force[0];
	if (!first) return void 0;
	const side = sideOf(w, first.house);
	const second = force[1];
	return second && sideOf(w, second.house) !== side ? void 0 : side;
}
function controls(w, side, at) {
	return controller(w, at) === side;
}
function isUnoccupied(w, at) {
	return w.map[at].length === 0;
}
/** Somebody stands there who is not of this side. */
function isHostile(w, side, at) {
	return w.map[at].some(({ house: id }) => sideOf(w, id) !== side);
}
function domainsOf(w, side) {
	return DOMAINS.filter((at) => controls(w, side, at));
}
/** Castles of a side, which lie on its Gold Track if it is a player (§0.4). */
function castles(w, side) {
	let count = 0;
	for (const at of CASTLES) if (castleHolder(w, at) === side) count++;
	return count;
}
/** Whoever controls the domain; §28.2c: while an alliance changes hands still the former ally. */
function castleHolder(w, at) {
	return w.parting && stackOf(w.map[at], w.parting.house) ? w.parting.former : controller(w, at);
}
var CASTLES = DOMAINS.filter((at) => domain(at).kind === "castle");
var FIEFS = DOMAINS.filter((at) => domain(at).kind === "fief");
/** The player who holds King's Landing and with it the Iron Throne (§8.2). */
function throneHolder(w) {
	const side = controller(w, "kings-landing");
	return side !== void 0 && isPlayer(w, side) ? side : void 0;
}
function goldMaximum(w, seat) {
	return Math.max(tables.limits.goldMin, tables.limits.goldTrackMax - castles(w, seat));
}
function stackOf(force, id) {
	return force.find((stack) => stack.house === id);
}
function unitsIn(force) {
	let count = 0;
	for (const stack of force) count += stack.tokens + (stack.hero ? 1 : 0);
	return count;
}
/** Whether a Hero figure is on the map, wherever and on whatever way it is. */
function isOnMap(w, hero) {
	const id = houseOfHero(hero);
	const stands = (force) => force ? stackOf(force, id)?.hero === true : false;
	return stands(w.army?.force) || stands(w.retreating?.force) || heroDomain(w, id) !== void 0;
}
function heroDomain(w, id) {
	return DOMAINS.find((at) => stackOf(w.map[at], id)?.hero);
}
/** Heroes of this side that stand on the map, with their domains. */
function heroesOf(w, seat) {
	const found = [];
	for (const at of DOMAINS) for (const stack of w.map[at]) if (stack.hero && sideOf(w, stack.house) === seat) found.push({
		hero: leaderOf(w, stack.house),
		at
	});
	return found;
}
/** Plot Cards in a hand; Hero Cards do not count (§5.6). */
function plotCards(w, seat) {
	return look(player(w, seat).hand).filter((id) => !isHeroCard(id));
}
function handOf(w, seat) {
	return look(player(w, seat).hand);
}
/** Tokens towards an alliance: the Ally Pool and the Throne, which counts for every house (§8.2, §12.1). */
function allianceCount(w, seat, id) {
	return (player(w, seat).allies[id] ?? 0) + (throneHolder(w) === seat ? 1 : 0);
}
function homeOf(id) {
	return house(id).homeDomain;
}
// games/tiny-epic/src/cards.ts
/** Takes the top card of the deck, after shuffling the discard pile if need be; none if there is none (§5.7). */
function takeTop(w, table) {
	const deck = look(w.deck);
	if (deck.length === 0 && w.discard.length > 0) {
		deck.push(...table.random.shuffle(w.discard.sort()));
		w.discard = [];
		table.tell("deck.shuffled", { cards: deck.length });
	}
	return deck.shift();
}
/** Draws Plot Cards into a hand, never above the limit unless told so (§5.6). */
function draw(w, table, seat, count, limit = tables.limits.plotHand) {
	const room = limit - plotCards(w, seat).length;
	const drawn = [];
	while (drawn.length < Math.min(count, room)) {
		const top = takeTop(w, table);
		if (top === void 0) break;
		drawn.push(top);
	}
	addToHand(w, seat, drawn);
	if (drawn.length > 0) table.tell("cards.drawn", {
		seat,
		cards: pile(drawn, [seat])
	});
	return drawn.length;
}
/** Hands are kept in order of names, so that a place in them tells nothing. */
function addToHand(w, seat, cards) {
	const hand = look(player(w, seat).hand);
	hand.push(...cards);
	hand.sort();
}
function takeFromHand(w, seat, id) {
	const hand = look(player(w, seat).hand);
	hand.splice(hand.indexOf(id), 1);
}
/** Puts a card that has been played where it belongs: discard pile, or face up before its player (§4.5.5, §4.6.3). */
function putAway(w, seat, id) {
	if (!isHeroCard(id)) w.discard.push(id);
	else if (isOnMap(w, id)) player(w, seat).faceUp.push(id);
}
/** From the hand to the middle of the table, for all to see. */
function playFromHand(w, seat, id) {
	takeFromHand(w, seat, id);
	w.inPlay.push(id);
}
/** A played card has done its work. */
function finishPlayed(w, seat, id) {
	w.inPlay.splice(w.inPlay.lastIndexOf(id), 1);
	putAway(w, seat, id);
}
/** A Hero left the map: its card goes to the mat from wherever it lies (§9.2, E42, E93). */
function putOnMat(w, hero) {
	for (const seat of w.order) {
		const { hand, faceUp } = player(w, seat);
		const cards = look(hand);
		if (cards.includes(hero)) cards.splice(cards.indexOf(hero), 1);
		if (faceUp.includes(hero)) faceUp.splice(faceUp.indexOf(hero), 1);
	}
}
/** Hands a Hero Card over as it lies, ready or face up; from the mat it comes ready (§11.3, E33). */
function handOver(w, hero, to) {
	const used = w.order.some((seat) => player(w, seat).faceUp.includes(hero));
	putOnMat(w, hero);
	if (used) player(w, to).faceUp.push(hero);
	else addToHand(w, to, [hero]);
}
/** End of round: every face-up Hero Card is ready again (§11.2). */
function readyHeroCards(w) {
	for (const seat of w.order) {
		addToHand(w, seat, player(w, seat).faceUp);
		player(w, seat).faceUp = [];
	}
}
// games/tiny-epic/src/treasury.ts
/** Gains gold up to the maximum; the rest is lost. Returns what was gained. */
function gainGold(w, table, seat, gold) {
	const purse = player(w, seat);
	const gained = Math.max(0, Math.min(gold, goldMaximum(w, seat) - purse.gold));
	purse.gold += gained;
	if (gold > 0) table.tell("gold.gained", {
		seat,
		gold: gained,
		lost: gold - gained
	});
	return gained;
}
/** Pays what there is, at most `gold`. */
function loseGold(w, table, seat, gold) {
	const purse = player(w, seat);
	const paid = Math.min(gold, purse.gold);
	purse.gold -= paid;
	if (paid > 0) table.tell("gold.paid", {
		seat,
		gold: paid
	});
	return paid;
}
/** Cuts gold that a new castle has covered (§5.2). */
function cutGold(w, table) {
	for (const seat of w.order) {
		const purse = player(w, seat);
		const most = goldMaximum(w, seat);
		if (purse.gold <= most) continue;
		table.tell("gold.cut", {
			seat,
			gold: purse.gold - most
		});
		purse.gold = most;
	}
}
function gainPoints(w, table, seat, points, reason) {
	if (points === 0) return;
	player(w, seat).score += points;
	table.tell("points.gained", {
		seat,
		points,
		reason
	});
}
/** Scores never fall below 0 (§18.5). */
function losePoints(w, table, seat, points) {
	const lost = Math.min(points, player(w, seat).score);
	player(w, seat).score -= lost;
	table.tell("points.lost", {
		seat,
		points: lost
	});
}
// games/tiny-epic/src/units.ts
/** Puts units down where others of their side may stand already. */
function place(w, at, force) {
	merge(w.map[at], force);
}
function merge(into, force) {
	for (const { house, tokens, hero } of force) {
		const stack = stackOf(into, house);
		if (stack) {
			stack.tokens += tokens;
			stack.hero ||= hero;
		} else if (tokens > 0 || hero) into.push({
			house,
			tokens,
			hero
		});
	}
}
/** Takes units up from a domain. */
function lift(w, at, force) {
	w.map[at] = without(w.map[at], force);
}
/** What is left of a force without some of its units. */
function without(force, part) {
	const rest = [];
	for (const stack of force) {
		const gone = stackOf(part, stack.house);
		const tokens = stack.tokens - (gone?.tokens ?? 0);
		const hero = stack.hero && !gone?.hero;
		if (tokens > 0 || hero) rest.push({
			house: stack.house,
			tokens,
			hero
		});
	}
	return rest;
}
/** Both forces as one, neither changed. */
function joined(a, b) {
	const all = a.map((stack) => ({ ...stack }));
	merge(all, b);
	return all;
}
/** Whether a force keeps the Domain Unit Limit: 3 units of a house, one non-player house (§5.3). */
function fits(w, force) {
	let nonPlayers = 0;
	for (const stack of force) {
		if (stack.tokens + (stack.hero ? 1 : 0) > tables.limits.unitsPerHousePerDomain) return false;
		if (w.nonPlayers[stack.house] && ++nonPlayers > tables.limits.alliedHousesPerDomain) return false;
	}
	return true;
}
/** Whether `force` may join what stands in a domain. */
function hasRoom(w, at, force) {
	return w.map[at].length === 0 ? fits(w, force) : fits(w, joined(w.map[at], force));
}
/** All units of a house on the map, those on the way included; counted no further than `enough`. */
function unitsOnMap(w, id, enough = Number.POSITIVE_INFINITY) {
	let count = unitsOf(w.army?.force, id) + unitsOf(w.retreating?.force, id);
	for (const at of DOMAINS) {
		if (count >= enough) return count;
		count += unitsOf(w.map[at], id);
	}
	return count;
}
function unitsOf(force, id) {
	if (!force) return 0;
	for (const stack of force) if (stack.house === id) return stack.tokens + (stack.hero ? 1 : 0);
	return 0;
}
/** The last unit of a house on the map is protected (§10.1). */
function isFinal(w, id) {
	return unitsOnMap(w, id, 2) === 1;
}
/** A group may attack and be attacked unless it is made up of final units only (§10.2, §10.4). */
function mayFight(w, force) {
	return force.some((stack) => !isFinal(w, stack.house));
}
/** Every group of at least one unit out of a force. */
function groupsOf(force) {
	let groups = [[]];
	for (const stack of force) {
		const next = [];
		for (let tokens = 0; tokens <= stack.tokens; tokens++) for (const hero of stack.hero ? [false, true] : [false]) for (const group of groups) next.push(tokens > 0 || hero ? [...group, {
			house: stack.house,
			tokens,
			hero
		}] : group);
		groups = next;
	}
	return groups.filter((group) => group.length > 0);
}
/** Each kind of unit in a force, as a group of one. */
function unitsApart(force) {
	const groups = [];
	for (const { house, tokens, hero } of force) {
		if (tokens > 0) groups.push([{
			house,
			tokens: 1,
			hero: false
		}]);
		if (hero) groups.push([{
			house,
			tokens: 0,
			hero: true
		}]);
	}
	return groups;
}
/** The units of a force one by one, tokens first. */
function oneByOne(force) {
	return force.flatMap(({ house, tokens, hero }) => [...Array.from({ length: tokens }, () => [{
		house,
		tokens: 1,
		hero: false
	}]), ...hero ? [[{
		house,
		tokens: 0,
		hero
	}]] : []]);
}
function nameOf(w, group) {
	let name = "";
	for (const { house, tokens, hero } of group) {
		if (tokens > 0) name += `${name && "+"}${house}-${tokens}`;
		if (hero) name += `${name && "+"}${leaderOf(w, house)}`;
	}
	return name;
}
function groupNamed(name) {
	const group = [];
	for (const part of name.split("+")) {
		const tokens = /^(.+)-(\d)$/.exec(part);
		merge(group, [tokens ? {
			house: tokens[1],
			tokens: Number(tokens[2]),
			hero: false
		} : {
			house: houseOfHero(part),
			tokens: 0,
			hero: true
		}]);
	}
	return group;
}
/** One unit: a Power Token is named by its house, a Hero by its own name. */
function unitNames(w, force) {
	const names = [];
	for (const { house, tokens, hero } of force) {
		if (tokens > 0) names.push(house);
		if (hero) names.push(leaderOf(w, house));
	}
	return names;
}
/** The unit with this name, as a group of one. */
function unitNamed(w, name) {
	const hero = w.nonPlayers[name] || w.players[name] ? void 0 : houseOfHero(name);
	return hero ? [{
		house: hero,
		tokens: 0,
		hero: true
	}] : [{
		house: name,
		tokens: 1,
		hero: false
	}];
}
function hasHero(force) {
	return force.some((stack) => stack.hero);
}
// games/tiny-epic/src/returns.ts
/** Takes one unit off the map and returns it to its mat. */
function eliminate(w, table, at, unit, benefit = { times: 1 }) {
	table.tell("unit.eliminated", {
		domain: at,
		unit: nameOf(w, unit)
	});
	lift(w, at, unit);
	returnUnits(w, table, unit, benefit);
}
/** Units that have left the map go to their mats. */
function returnUnits(w, table, group, benefit = { times: 1 }) {
	for (const { house: id, tokens, hero } of group) {
		for (let i = 0; i < tokens; i++) returnToken(w, table, id, benefit);
		if (hero) returnHero(w, table, id, benefit);
	}
}
function returnToken(w, table, id, { times }) {
	const nonPlayer = w.nonPlayers[id];
	if (nonPlayer) {
		nonPlayer.pool++;
		return;
	}
	const owner = player(w, id);
	const space = house(id).forceTrack[owner.recruited - 1];
	owner.recruited--;
	for (let i = 0; i < times; i++) {
		if (space.icon === "gold") gainGold(w, table, id, 1);
		if (space.icon === "card") draw(w, table, id, 1);
		if (space.icon === "vp") gainPoints(w, table, id, tables.victoryPoints.forceTrackSpace9Returned, "returned-token");
	}
}
function returnHero(w, table, id, { times }) {
	putOnMat(w, leaderOf(w, id));
	const nonPlayer = w.nonPlayers[id];
	const { gold, vp } = nonPlayer ? tables.returns.npHero : tables.returns.ownHero;
	const owner = nonPlayer ? nonPlayer.ally : id;
	if (owner === void 0) return;
	for (let i = 0; i < times; i++) {
		gainGold(w, table, owner, gold);
		gainPoints(w, table, owner, vp, "returned-hero");
	}
}
// games/tiny-epic/src/allies.ts
function poolOf(w, id) {
	return w.nonPlayers[id]?.pool ?? 0;
}
/** Real tokens of a house in an Ally Pool; the Iron Throne is none (§8.5). */
function tokensOf(w, seat, id) {
	return player(w, seat).allies[id] ?? 0;
}
/** Houses with a token in this Ally Pool. */
function housesIn(w, seat) {
	return w.mats.filter((id) => tokensOf(w, seat, id) > 0);
}
function realTokens(w, seat) {
	return w.mats.reduce((sum, id) => sum + tokensOf(w, seat, id), 0);
}
/** Token Pool → Ally Pool, as far as there are any. */
function takeFromPool(w, table, seat, id, count = 1) {
	const taken = Math.min(count, poolOf(w, id));
	if (taken === 0) return 0;
	w.nonPlayers[id].pool -= taken;
	add(w, seat, id, taken);
	table.tell("ally-token.taken", {
		seat,
		house: id,
		count: taken
	});
	return taken;
}
/** Ally Pool → Token Pool. */
function returnToPool(w, table, owner, id, count = 1) {
	if (count === 0) return;
	add(w, owner, id, -count);
	w.nonPlayers[id].pool += count;
	table.tell("ally-token.returned", {
		seat: owner,
		house: id,
		count
	});
}
/** Ally Pool → another Ally Pool. */
function passToken(w, table, from, to, id) {
	add(w, from, id, -1);
	add(w, to, id, 1);
	table.tell("ally-token.passed", {
		from,
		to,
		house: id
	});
}
/** A token on the map is lost to a player: a player's goes home, a non-player house's into the Ally Pool. */
function captureToken(w, table, seat, at, id) {
	const token = [{
		house: id,
		tokens: 1,
		hero: false
	}];
	if (!w.nonPlayers[id]) return eliminate(w, table, at, token);
	lift(w, at, token);
	giveToken(w, table, seat, id);
}
/** A token that has left the map goes into an Ally Pool. */
function giveToken(w, table, seat, id) {
	add(w, seat, id, 1);
	table.tell("ally-token.captured", {
		seat,
		house: id
	});
}
function add(w, seat, id, count) {
	const { allies } = player(w, seat);
	const left = (allies[id] ?? 0) + count;
	if (left > 0) allies[id] = left;
	else delete allies[id];
}
// games/tiny-epic/src/kit.ts
var { flow, step, ask, call, each, go } = rulesOf();
// games/tiny-epic/src/geography.ts
function stepsFrom(start) {
	const steps = { [start]: 0 };
	const queue = [start];
	for (const at of queue) for (const next of domain(at).neighbours) {
		if (next in steps) continue;
		steps[next] = steps[at] + 1;
		queue.push(next);
	}
	return steps;
}
var distances = Object.fromEntries(DOMAINS.map((at) => [at, stepsFrom(at)]));
/** March steps between two domains, through anything. */
function distance(a, b) {
	return distances[a][b];
}
var placeOnSeaLine = Object.fromEntries(DOMAINS.map((at) => [at, seaLine.indexOf(domain(at).mapCard)]));
/** Map Cards between two domains along the sea line; 0 on the same card. */
function seaDistance(a, b) {
	return Math.abs(placeOnSeaLine[a] - placeOnSeaLine[b]);
}
/** For each domain the coasts within 0, 1, 2 … Map Cards. */
var coasts = Object.fromEntries(DOMAINS.map((from) => [from, seaLine.map((_card, range) => DOMAINS.filter((to) => isOverSea(from, to, range)))]));
function isOverSea(from, to, range) {
	const cards = seaDistance(from, to);
	return cards > 0 && cards <= range;
}
/** Domains an army can sail to from here, within a number of Map Cards. */
function coastsWithin(from, range) {
	return coasts[from][Math.min(range, seaLine.length - 1)];
}
// games/tiny-epic/src/reasons.ts
var book = reasonBook({
	noLegalMove: ["no-legal-move", "27.6"],
	noRoom: ["no-room", "5.3"],
	finalUnitAttacks: ["final-unit-attacks", "10.1"],
	finalUnitAttacked: ["final-unit-attacked", "10.1"],
	armyTooLarge: ["army-too-large", "26.1"],
	needsCastles: ["needs-three-castles", "8.1"],
	mustBattle: ["must-start-a-battle", "18.1"],
	wrongTarget: ["wrong-kind-of-target", "18.1"],
	needsHero: ["needs-a-hero-in-the-army", "4.6.2"],
	notYours: ["not-under-your-control", "4.1.1"],
	tooFar: ["too-far", "4.2.1"],
	tooFarBySea: ["too-far-by-sea", "4.3.1"],
	sameMapCard: ["same-map-card", "4.3.1"],
	noFriendlyUnits: ["no-friendly-units", "4.2.1"],
	slotCovered: ["slot-covered", "3.2"],
	nothingToDo: ["nothing-to-do", "3.8"],
	notEnoughGold: ["not-enough-gold", "5.1"],
	notEnoughPoints: ["not-enough-points", "18.5"],
	cannotPayDefence: ["cannot-pay-defence", "6.3"],
	noUsableShield: ["no-usable-shield", "4.5.1"],
	useOneShield: ["use-at-least-one-shield", "4.5.1"],
	prerequisite: ["prerequisite-missing", "4.6.1"],
	noHeroOnMap: ["no-hero-on-map", "4.6.2"],
	atLeastOne: ["at-least-one", "4.1.1"]
});
var { because } = book;
/** Every code a player of this game can meet, with its section. */
var REASONS = book.all;
// games/tiny-epic/src/legal-moves.ts
/** Whether any army of the player may make this movement at all. */
function canMove(w, m) {
	return DOMAINS.some((at) => controls(w, m.seat, at) && canLeave(w, m, at));
}
/** §27.1 Why no army may start here. */
function originRefusal(w, m, at) {
	if (!controls(w, m.seat, at)) return because("noFriendlyUnits");
	return canLeave(w, m, at) ? void 0 : because("noLegalMove");
}
function canLeave(w, m, at) {
	const loners = unitsApart(w.map[at]);
	const mayAttack = m.must ? attackFrom(w, m, at, loners) : void 0;
	if (mayAttack !== void 0) return mayAttack;
	const departs = (group) => mayDepart(w, m, at, group);
	return loners.some(departs) || groupsOf(w.map[at]).some(departs);
}
/** Whether an army from here can attack somewhere, where this is plain without looking at every group. */
function attackFrom(w, m, at, loners) {
	const fights = (army) => isArmyOf(m, army) && (m.must === "capture" || mayFight(w, army));
	const hasFighter = loners.some(fights);
	let plain = false;
	for (const to of DOMAINS) {
		if (!isInReach(w, m, at, to) || !isHostile(w, m.seat, to) || targetRefusal(w, m, to)) continue;
		if (hasFighter && to !== "kings-landing") return true;
		plain = void 0;
	}
	return plain;
}
function isInReach(w, m, at, to) {
	if (m.mode === "sail") {
		const cards = seaDistance(at, to);
		return cards > 0 && cards <= (m.range ?? tables.limits.sailCards);
	}
	const steps = distance(at, to);
	if (m.mode === "direct") return steps <= (m.range ?? steps);
	if (steps !== 2) return steps < 2;
	return domain(to).neighbours.some((next) => distance(at, next) === 1 && !isHostile(w, m.seat, next));
}
/** §27.1 Groups that may leave as an army and get somewhere; if a Hero must lead it, those without one too. */
function armies(w, m, at) {
	return groupsOf(w.map[at]).filter((group) => lacksHero(m, group) || mayDepart(w, m, at, group));
}
/** Why this group is no army. */
function armyRefusal(m, name) {
	return m.ledByHero && lacksHero(m, groupNamed(name)) ? because("needsHero") : void 0;
}
function mayDepart(w, m, at, group) {
	if (!isArmyOf(m, group)) return false;
	return trying(w, m, at, w.map[at], group, () => destinationsFrom(m, at).some((to) => stepRefusal(w, m, to, stepsOf(m)) === void 0));
}
/** What an Event asks of the army itself. */
function isArmyOf(m, group) {
	return !lacksHero(m, group) && (m.armySize === void 0 || unitsIn(group) === m.armySize);
}
function lacksHero(m, group) {
	return m.ledByHero === true && !hasHero(group);
}
/** Steps of a March; a Sail or a direct move is one. */
function stepsOf({ mode }) {
	return mode === "march" ? tables.limits.marchSteps : 1;
}
/** Where a person would look; a Sail or a direct move does not reach all of it. */
function destinations(w, a) {
	const { at } = w.army;
	return a.mode === "march" ? domain(at).neighbours : DOMAINS.filter((to) => to !== at);
}
/** Why a Sail or a direct move does not get there. */
function reachRefusal(w, m, to) {
	const { at } = w.army;
	if (m.mode === "march" || isInReach(w, m, at, to)) return void 0;
	if (m.mode === "direct") return because("tooFar");
	return seaDistance(at, to) === 0 ? because("sameMapCard") : because("tooFarBySea");
}
/** Why a domain cannot be reached from where the army is at all. */
function farRefusal(w, m, to) {
	if (!isDomain(to) || to === w.army.at) return void 0;
	return m.mode === "march" ? because("tooFar") : reachRefusal(w, m, to);
}
function destinationsFrom(m, from) {
	if (m.mode === "march") return domain(from).neighbours;
	if (m.mode === "sail") return coastsWithin(from, m.range ?? tables.limits.sailCards);
	return DOMAINS.filter((to) => to !== from && distance(from, to) <= (m.range ?? Number.POSITIVE_INFINITY));
}
/** Why the army, already on the way, may not take this step with so many steps left. */
function stepRefusal(w, m, to, steps) {
	if (isHostile(w, m.seat, to)) return attackRefusal(w, m, w.army.force, to);
	const no = stopRefusal(w, m, to);
	if (no && steps > 1 && canGoOn$1(w, m, to)) return void 0;
	return no;
}
/** §26.1 Why these units, already off their domain, may not attack there. */
function attackRefusal(w, m, force, to) {
	const wrong = targetRefusal(w, m, to);
	if (wrong) return wrong;
	if (m.must !== "capture" && !mayFight(w, force)) return because("finalUnitAttacks");
	if (domain(to).kind === "kings-landing" && lacksCastles(w, m.seat)) return because("needsCastles");
	return fits(w, force) ? void 0 : because("armyTooLarge");
}
/** Why those who stand there may not be attacked, whoever comes. */
function targetRefusal(w, m, to) {
	if (m.targetKinds && !m.targetKinds.includes(domain(to).kind)) return because("wrongTarget");
	if (m.unalliedOnly && isPlayer(w, controller(w, to))) return because("wrongTarget");
	if (m.targetUnits !== void 0 && unitsIn(w.map[to]) !== m.targetUnits) return because("wrongTarget");
	if (m.must === "capture") {
		const [token] = w.map[to];
		return token.hero || isFinal(w, token.house) ? because("wrongTarget") : void 0;
	}
	return mayFight(w, w.map[to]) ? void 0 : because("finalUnitAttacked");
}
/** Why the army may not end its way in a domain that is not hostile. */
function stopRefusal(w, m, to) {
	if (m.must) return because("mustBattle");
	if (to === "kings-landing" && lacksCastles(w, m.seat)) return because("needsCastles");
	return hasRoom(w, to, w.army.force) ? void 0 : because("noRoom");
}
/** §8.1 Counted with every castle this movement has given up or taken. */
function lacksCastles(w, seat) {
	return castles(w, seat) < tables.limits.castlesForKingsLanding;
}
function canGoOn$1(w, m, at) {
	return onwardGroups(w, m, at).some((group) => mayGoOn(w, m, at, group));
}
/** §27.4 Who may go on from here; all others stay. */
function groupsThatMayGoOn(w, a) {
	const { at } = w.army;
	return onwardGroups(w, a, at).filter((group) => mayGoOn(w, a, at, group));
}
/** Groups out of all who are here now, the army and those who stood here. */
function onwardGroups(w, m, at) {
	return groupsOf(joined(w.map[at], w.army.force)).filter((group) => isArmyOf(m, group));
}
function mayGoOn(w, m, at, group) {
	const { force } = w.army;
	const all = joined(w.map[at], force);
	if (!fits(w, without(all, group))) return false;
	if (at === "kings-landing" && lacksCastles(w, m.seat) && !contains(group, force)) return false;
	return trying(w, m, at, all, group, () => domain(at).neighbours.some((to) => stepRefusal(w, m, to, 1) === void 0));
}
function contains(force, part) {
	return part.every(({ house, tokens, hero }) => {
		const stack = stackOf(force, house);
		return stack !== void 0 && stack.tokens >= tokens && (stack.hero || !hero);
	});
}
/** Looks at the table as if `group` had just left a domain, and puts everything back. */
function trying(w, m, at, all, group, look) {
	const stood = w.map[at];
	const { army } = w;
	w.map[at] = without(all, group);
	w.army = {
		side: m.seat,
		force: group,
		from: at,
		at
	};
	const seen = look();
	w.map[at] = stood;
	if (army) w.army = army;
	else delete w.army;
	return seen;
}
// games/tiny-epic/src/movement.ts
var movement = flow("movement", [
	ask("chooseOrigin", {
		rule: "27.1",
		who: (_w, a) => a.seat,
		options: () => DOMAINS,
		refuse: (w, a, _seat, at) => originRefusal(w, a, at),
		resolve: (_w, a, at) => {
			a.origin = at;
		}
	}),
	ask("chooseArmy", {
		rule: "27.1",
		who: (_w, a) => a.seat,
		options: (w, a) => armies(w, a, a.origin).map((group) => nameOf(w, group)),
		refuse: (_w, a, _seat, name) => armyRefusal(a, name),
		resolve: (w, a, name, table) => depart(w, table, a, groupNamed(name))
	}),
	ask("chooseDestination", {
		rule: "27.2",
		who: (_w, a) => a.seat,
		options: destinations,
		refuse: (w, a, _seat, to) => reachRefusal(w, a, to) ?? stepRefusal(w, a, to, stepsOf(a)),
		elsewhere: (w, a, _seat, to) => farRefusal(w, a, to),
		resolve: (w, a, to, table) => enter(w, table, a, to)
	}),
	ask("goOn", {
		rule: "27.4",
		when: (w, a) => a.mode === "march" && !a.attacks && w.army !== void 0,
		who: (_w, a) => a.seat,
		options: (w, a) => ["stop", ...groupsThatMayGoOn(w, a).map((group) => nameOf(w, group))],
		refuse: (w, a, _seat, said) => said === "stop" ? stopRefusal(w, a, w.army.at) : void 0,
		resolve: (w, a, said, table) => {
			if (said !== "stop") regroup(w, table, a, groupNamed(said));
		}
	}),
	ask("chooseSecondDestination", {
		rule: "27.2",
		when: (_w, a) => a.goesOn === true,
		who: (_w, a) => a.seat,
		options: destinations,
		refuse: (w, a, _seat, to) => stepRefusal(w, a, to, 1),
		elsewhere: (w, a, _seat, to) => farRefusal(w, a, to),
		resolve: (w, a, to, table) => enter(w, table, a, to)
	}),
	step("stop", (w, a, table) => stop(w, table, a), (_w, a) => !a.attacks),
	call("fight", (w, a) => go("battle", {
		domain: w.army.at,
		terms: a.terms ?? {}
	}), (_w, a) => a.attacks === true && a.must !== "capture"),
	step("capture", (w, a, table) => capture(w, table, a), (_w, a) => a.attacks === true && a.must === "capture"),
	step("rewardPassage", (w, a, table) => {
		gainGold(w, table, a.seat, (a.goldPerCardPassed ?? 0) * (a.passed ?? 0));
	}),
	call("consequences", () => go("consequences", {}))
]);
function depart(w, table, a, group) {
	const at = a.origin;
	lift(w, at, group);
	w.army = {
		side: a.seat,
		force: group,
		from: at,
		at
	};
	table.tell("army.departed", {
		seat: a.seat,
		domain: at,
		units: nameOf(w, group)
	});
}
function enter(w, table, a, to) {
	const army = w.army;
	if (a.mode === "sail") a.passed = Math.max(0, seaDistance(army.at, to) - 1);
	table.tell("army.moved", {
		seat: a.seat,
		mode: a.mode,
		from: army.at,
		to,
		units: nameOf(w, army.force)
	});
	army.from = army.at;
	army.at = to;
	a.attacks = isHostile(w, a.seat, to);
	delete a.goesOn;
}
/** §27.4 Everybody here is one group for a moment; then those who go on leave again. */
function regroup(w, table, a, group) {
	const army = w.army;
	const rest = without(joined(w.map[army.at], army.force), group);
	const taken = isUnoccupied(w, army.at) && rest.length > 0;
	w.map[army.at] = rest;
	army.force = group;
	a.goesOn = true;
	if (taken) table.tell("domain.taken", {
		seat: a.seat,
		domain: army.at
	});
	cutGold(w, table);
}
function stop(w, table, a) {
	const { at, force } = w.army;
	delete w.army;
	settleIn(w, table, a.seat, at, force);
}
/** Units come to rest; what they take, they take at once (§5.8). */
function settleIn(w, table, seat, at, force) {
	const taken = isUnoccupied(w, at);
	place(w, at, force);
	if (taken) table.tell("domain.taken", {
		seat,
		domain: at
	});
	cutGold(w, table);
}
/** Captured at Sea: the lone token goes, the army stays (§18.8, E98). */
function capture(w, table, a) {
	const { at } = w.army;
	const [token] = w.map[at];
	captureToken(w, table, a.seat, at, token.house);
	stop(w, table, a);
}
// games/tiny-epic/src/prices.ts
function unitPrice(w, a, unit) {
	if (a.free) return 0;
	if (unit === a.seat) return house(unit).forceTrack[player(w, a.seat).recruited].cost;
	if (w.nonPlayers[unit]) return tables.costs.alliedToken;
	const full = houseOfHero(unit) === a.seat ? tables.costs.ownHero : tables.costs.alliedHero;
	return Math.max(0, full - (a.heroDiscount ?? 0));
}
function shieldPrice(w, a, shield) {
	if (a.free) return 0;
	if (w.nonPlayers[shield]) return tables.costs.plotNonPlayerShield;
	if (shield === a.seat) return tables.costs.plotOwnShield;
	return isPlayer(w, shield) ? tables.costs.plotOpponentShield : tables.costs.plotHouseNotInGameShield;
}
// games/tiny-epic/src/actions/recruit.ts
var recruit = flow("recruit", [ask("deploy", {
	rule: "4.1.1",
	again: true,
	when: (_w, a) => a.left > 0,
	who: (w, a) => canRecruit(w, a) ? a.seat : void 0,
	options: (w, a) => a.exact ? deployments(w, a) : [...deployments(w, a), "done"],
	refuse: (w, a, _seat, option) => {
		if (option !== "done") return deploymentRefusal(w, a, option);
		return a.deployed > 0 || a.mayDecline ? void 0 : because("atLeastOne");
	},
	elsewhere: (w, a, _seat, at) => isDomain(at) && !controls(w, a.seat, at) ? because("notYours") : void 0,
	resolve: (w, a, option, table) => {
		if (option === "done") a.left = 0;
		else deploy(w, table, a, option);
	}
}), call("consequences", () => go("consequences", {}))]);
/** Whether anything can be deployed anywhere. */
function canRecruit(w, a) {
	const units = sources(w, a).filter((unit) => unitPrice(w, a, unit) <= player(w, a.seat).gold);
	return units.length > 0 && places(w, a).some((at) => units.some((unit) => hasRoom(w, at, unitNamed(w, unit))));
}
/** Units that are there to be recruited, whatever they cost (§4.1.2-4.1.5). */
function sources(w, a) {
	const found = [];
	if ((a.from === void 0 || a.from.startsWith("force-track")) && player(w, a.seat).recruited < house(a.seat).powerTokens) found.push(a.seat);
	if (a.from !== "force-track") {
		for (const id of alliesOf(w, a.seat)) if (poolOf(w, id) > 0 && (a.fromHouse ?? id) === id) found.push(id);
	}
	if (a.tokensOnly) return found;
	for (const id of [a.seat, ...alliesOf(w, a.seat)]) {
		const hero = leaderOf(w, id);
		if (hero && !isOnMap(w, hero)) found.push(hero);
	}
	return found;
}
/** Domains the player may deploy to; §7.8 for a player without any unit on the map. */
function places(w, a) {
	if (a.into === "domain-of-controlled-hero") return [...new Set(heroesOf(w, a.seat).map(({ at }) => at))];
	if (a.into) return [a.into];
	const held = domainsOf(w, a.seat);
	if (held.length > 0 || unitsOnMap(w, a.seat) > 0) return held;
	const home = homeOf(a.seat);
	return isHostile(w, a.seat, home) ? FIEFS.filter((at) => isUnoccupied(w, at)) : [home];
}
function deployments(w, a) {
	const held = places(w, a);
	return sources(w, a).flatMap((unit) => held.map((at) => `${unit}@${at}`));
}
function deploymentRefusal(w, a, option) {
	const [unit, at] = option.split("@");
	const gold = unitPrice(w, a, unit);
	if (gold > player(w, a.seat).gold) return because("notEnoughGold", { needs: gold });
	return hasRoom(w, at, unitNamed(w, unit)) ? void 0 : because("noRoom");
}
function deploy(w, table, a, option) {
	const [unit, at] = option.split("@");
	loseGold(w, table, a.seat, unitPrice(w, a, unit));
	takeUnit(w, a.seat, unit);
	if (a.from === "one-allied-house") a.fromHouse = unit;
	if (a.into === "domain-of-controlled-hero") a.into = at;
	a.left--;
	a.deployed++;
	table.tell("unit.recruited", {
		seat: a.seat,
		unit,
		domain: at
	});
	settleIn(w, table, a.seat, at, unitNamed(w, unit));
}
/** A unit leaves its mat; a Hero brings its card (§4.1.3, §4.1.5). */
function takeUnit(w, seat, unit) {
	if (unit === seat) player(w, seat).recruited++;
	else if (w.nonPlayers[unit]) w.nonPlayers[unit].pool--;
	else addToHand(w, seat, [unit]);
}
// games/tiny-epic/src/events/terms.ts
/** The numbers and choices of a card's text. */
function paramsOf({ card: id }) {
	return card(id).event.params;
}
/** One set of rules for each kind of movement the text allows. */
function movesOf(a) {
	return (movesByCard[a.card] ??= movesInText(card(a.card).event)).map((rules) => ({
		...rules,
		seat: a.seat
	}));
}
/** What the cards say, each read once. */
var movesByCard = {};
function movesInText(event) {
	const { params, effect, startsBattle } = event;
	const { modes = ["direct"], maxDistance, targetKinds, defender, ledByHero, alone } = params;
	const armySize = alone ? 1 : params.attackers;
	const targetUnits = params.defenders ?? params.targetUnits;
	return modes.map((mode) => ({
		mode,
		terms: termsOf(event),
		...startsBattle === "must" && { must: "battle" },
		...effect === "capture-single-token" && { must: "capture" },
		...maxDistance !== void 0 && { range: maxDistance },
		...targetKinds && { targetKinds },
		...defender === "non-player-house" && { unalliedOnly: true },
		...(ledByHero || alone) && { ledByHero: true },
		...armySize !== void 0 && { armySize },
		...targetUnits !== void 0 && { targetUnits }
	}));
}
/** What the text adds to the battle. */
function termsOf({ params, battleBonus }) {
	const { bonusIfTargetKinds: kinds, conditionalBonus = 0, attackerMaxCards, heroStrength, bonusVp } = params;
	const { stealGold, goldOnWin, vpOnWin, extraAllyTokenOnWin, drawOnCastle } = params;
	return {
		...battleBonus > 0 && { bonus: battleBonus },
		...kinds && { bonusAt: {
			kinds,
			bonus: conditionalBonus
		} },
		...attackerMaxCards !== void 0 && { attackerCards: attackerMaxCards },
		...heroStrength !== void 0 && { heroStrength },
		...bonusVp !== void 0 && { vpAtStart: bonusVp },
		...stealGold !== void 0 && { stealGold },
		...goldOnWin !== void 0 && { goldOnWin },
		...vpOnWin !== void 0 && { vpOnWin },
		...extraAllyTokenOnWin !== void 0 && { poolTokensOnWin: extraAllyTokenOnWin },
		...drawOnCastle !== void 0 && { drawOnCastle }
	};
}
/** Where somebody hostile stands, whether that army may be attacked or not. */
function targets$1(w, a) {
	return DOMAINS.filter((at) => isHostile(w, a.seat, at));
}
/** An army that comes from nowhere or everywhere still obeys §26.1. */
function fightOf(a) {
	return {
		seat: a.seat,
		mode: "direct",
		must: "battle"
	};
}
/** The parts of such an option. */
function parse$1(option) {
	return option.split("@");
}
// games/tiny-epic/src/events/converge.ts
/** The target first, then who comes: the army gathers unit by unit. */
var convergeBattle = flow("converge-battle", [
	ask("chooseTarget", {
		rule: "18.15",
		who: (_w, a) => a.seat,
		options: (w, a) => targets$1(w, a),
		refuse: (w, a, _seat, to) => targetRefusal(w, fightOf(a), to) ?? (canConverge(w, a, to, []) ? void 0 : because("noLegalMove")),
		resolve: (_w, a, to) => {
			a.domain = to;
			a.picked = [];
		}
	}),
	ask("callUnit", {
		rule: "18.15",
		again: true,
		when: (_w, a) => !a.done,
		who: (w, a) => calls(w, a).length > 0 ? a.seat : void 0,
		options: (w, a) => isConverged(w, a) && !convergeRefusal(w, a, a.domain) ? [...calls(w, a), "done"] : calls(w, a),
		resolve: (w, a, option, table) => {
			if (option === "done") a.done = true;
			else answerCall(w, table, a, option);
		}
	}),
	call("fight", (_w, a) => go("battle", {
		domain: a.domain,
		terms: termsOf(card(a.card).event)
	}))
]);
/** Whether an army can gather for any target at all. */
function canConvergeSomewhere(w, a) {
	return targets$1(w, a).some((to) => canConverge(w, a, to, []));
}
/** Who may still be called so that the army can attack in the end. */
function calls(w, a) {
	const used = a.picked;
	return callable(w, a, used).filter((option) => withCalled(w, a, option, () => canConverge(w, a, a.domain, [...used, parse$1(option)[1]])));
}
/** The Heroes first, then Power Tokens, whether they fit or not. */
function callable(w, a, used) {
	const isOpen = (at) => !paramsOf(a).distinctOrigins || !used.includes(at);
	if (!isConverged(w, a)) return heroesOf(w, a.seat).filter(({ at }) => isOpen(at)).map(({ hero, at }) => `${hero}@${at}`);
	if (unitsIn(w.army.force) === heroesDue(a) + (paramsOf(a).tokensMax ?? 0)) return [];
	return domainsOf(w, a.seat).filter(isOpen).flatMap((at) => w.map[at].filter(({ tokens }) => tokens > 0).map(({ house }) => `${house}@${at}`));
}
function heroesDue(a) {
	return paramsOf(a).heroes ?? 1;
}
/** Whether all Heroes that must come are there. */
function isConverged(w, a) {
	return (w.army?.force ?? []).filter(({ hero }) => hero).length === heroesDue(a);
}
function convergeRefusal(w, a, to) {
	return attackRefusal(w, fightOf(a), w.army.force, to);
}
/** Whether those called so far, alone or with others still to come, may attack there. */
function canConverge(w, a, to, used) {
	if (isConverged(w, a)) {
		const no = convergeRefusal(w, a, to);
		if (no !== because("finalUnitAttacks")) return no === void 0;
	}
	return callable(w, a, used).some((option) => withCalled(w, a, option, () => canConverge(w, a, to, [...used, parse$1(option)[1]])));
}
/** Looks at the table as if this unit had joined the army, and puts everything back. */
function withCalled(w, a, option, look) {
	const { army } = w;
	const stood = w.map[parse$1(option)[1]];
	join(w, a, option);
	const seen = look();
	w.map[parse$1(option)[1]] = stood;
	if (army) w.army = army;
	else delete w.army;
	return seen;
}
function join(w, a, option) {
	const [name, at] = parse$1(option);
	const unit = unitNamed(w, name);
	lift(w, at, unit);
	w.army = {
		side: a.seat,
		force: joined(w.army?.force ?? [], unit),
		from: at,
		at
	};
}
function answerCall(w, table, a, option) {
	const [unit, from] = parse$1(option);
	join(w, a, option);
	w.army.at = a.domain;
	a.picked.push(from);
	table.tell("army.moved", {
		seat: a.seat,
		mode: "direct",
		from,
		to: a.domain,
		units: nameOf(w, unitNamed(w, unit))
	});
}
// games/tiny-epic/src/events/battles.ts
var chooseMode = ask("chooseMode", {
	rule: "18.1",
	who: (w, a) => possibleMoves(w, a).length > 1 ? a.seat : void 0,
	options: (w, a) => possibleMoves(w, a).map(({ mode }) => mode),
	resolve: (_w, a, mode) => {
		a.mode = mode;
	}
});
var move = call("move", (w, a) => {
	const rules = possibleMoves(w, a).find(({ mode }) => mode === (a.mode ?? mode));
	return rules && go("movement", rules);
});
var moves = [
	"direct-move-battle",
	"march-battle",
	"march-or-sail-battle",
	"march-or-sail-battle-np",
	"hero-led-battle",
	"hero-led-direct-move",
	"hero-duel",
	"single-combat",
	"capture-single-token"
].map((effect) => flow(effect, [chooseMode, move]));
/** Tribute to the Lord of Light: the unit given up is the cost, paid so that a battle can still be fought. */
var sacrificeThenBattle = flow("sacrifice-then-battle", [
	ask("sacrifice", {
		rule: "4.6.1",
		again: true,
		when: (_w, a) => unitsDue(a) > 0,
		who: (_w, a) => a.seat,
		options: (w, a) => ownUnits(w, a.seat),
		refuse: (w, a, _seat, option) => canSpare(w, a, unitsDue(a), option) ? void 0 : because("mustBattle"),
		resolve: (w, a, option, table) => {
			const [unit, at] = parse$1(option);
			eliminate(w, table, at, unitNamed(w, unit));
			a.count = (a.count ?? 0) + 1;
		}
	}),
	call("consequences", () => go("consequences", {})),
	chooseMode,
	move
]);
/** Master of the Seas (§18.13). */
var longSail = flow("long-sail", [ask("perform", {
	rule: "18.22",
	who: (w, a) => canMove(w, longSailOf(a)) ? a.seat : void 0,
	options: () => ["perform", "skip"],
	resolve: (_w, a, said) => {
		a.done = said === "perform";
	}
}), call("sail", (_w, a) => go("movement", longSailOf(a)), (_w, a) => a.done === true)]);
/** The King's Roads (§18.23): the Event runs once for each March, `count` of them being over. */
var multiMarch = flow("multi-march", [
	ask("perform", {
		rule: "18.23",
		who: (w, a) => canMove(w, {
			seat: a.seat,
			mode: "march"
		}) ? a.seat : void 0,
		options: () => ["perform", "skip"],
		resolve: (w, a, said) => {
			a.done = said === "perform";
			delete w.lastBattle;
		}
	}),
	call("march", (_w, a) => go("movement", {
		seat: a.seat,
		mode: "march"
	}), (_w, a) => a.done === true),
	step("look", (w, a) => {
		a.count = (a.count ?? 0) + 1;
		if (a.done === true && w.lastBattle !== void 0 || !a.done && paramsOf(a).goldNeedsAllMarches) a.forfeited = true;
	}),
	call("nextMarch", (_w, a) => go("multi-march", {
		...a,
		done: false
	}), (_w, a) => a.count < (paramsOf(a).marches ?? 1)),
	step("reward", (w, a, table) => {
		gainGold(w, table, a.seat, paramsOf(a).goldIfNoBattle ?? 0);
	}, (_w, a) => a.count === (paramsOf(a).marches ?? 1) && !a.forfeited)
]);
/** Ellaria Sand (§18.16): the token appears as an attacking army of one. */
var recruitIntoBattle = flow("recruit-into-battle", [ask("deploy", {
	rule: "18.16",
	who: (_w, a) => a.seat,
	options: (w, a) => landings(w, a),
	refuse: (w, a, _seat, option) => landingRefusal(w, a, option),
	resolve: (w, a, option, table) => {
		const [unit, at] = parse$1(option);
		takeUnit(w, a.seat, unit);
		table.tell("unit.recruited", {
			seat: a.seat,
			unit,
			domain: at
		});
		w.army = {
			side: a.seat,
			force: unitNamed(w, unit),
			from: at,
			at
		};
		a.domain = at;
	}
}), call("fight", (_w, a) => go("battle", {
	domain: a.domain,
	terms: termsOf(card(a.card).event)
}))]);
var battleFlows = [
	...moves,
	sacrificeThenBattle,
	longSail,
	multiMarch,
	recruitIntoBattle,
	convergeBattle
];
/** Whether there is any legal way to carry out the battle or the capture this card must lead to. */
function canFight(w, seat, id) {
	const a = {
		seat,
		card: id
	};
	const { effect, cost } = card(id).event;
	if (effect === "sacrifice-then-battle") return canSacrifice(w, a, cost.ownUnit ?? 0);
	if (effect === "recruit-into-battle") return landings(w, a).some((option) => !landingRefusal(w, a, option));
	if (effect === "converge-battle") return canConvergeSomewhere(w, a);
	return movesOf(a).some((rules) => canMove(w, rules));
}
function possibleMoves(w, a) {
	return movesOf(a).filter((rules) => canMove(w, rules));
}
function longSailOf(a) {
	const { range, goldPerCardPassed = 0 } = paramsOf(a);
	return {
		seat: a.seat,
		mode: "sail",
		goldPerCardPassed,
		...typeof range === "number" && { range }
	};
}
function unitsDue(a) {
	return (card(a.card).event.cost.ownUnit ?? 0) - (a.count ?? 0);
}
function ownUnits(w, seat) {
	return DOMAINS.flatMap((at) => {
		const own = stackOf(w.map[at], seat);
		return own ? unitNames(w, [own]).map((unit) => `${unit}@${at}`) : [];
	});
}
/** Whether so many units of the own house can be given up before a battle (never the final one, §10.1). */
function canSacrifice(w, a, due) {
	if (due === 0) return movesOf(a).some((rules) => canMove(w, rules));
	return unitsOnMap(w, a.seat) > 1 && ownUnits(w, a.seat).some((option) => canSpare(w, a, due, option));
}
/** Looks at the table without this unit, and puts it back. */
function canSpare(w, a, due, option) {
	const [unit, at] = parse$1(option);
	const stood = w.map[at];
	w.map[at] = without(stood, unitNamed(w, unit));
	const can = canSacrifice(w, a, due - 1);
	w.map[at] = stood;
	return can;
}
function landings(w, a) {
	const { from } = paramsOf(a);
	return sources(w, {
		seat: a.seat,
		tokensOnly: true,
		...from && { from }
	}).flatMap((unit) => targets$1(w, a).map((at) => `${unit}@${at}`));
}
function landingRefusal(w, a, option) {
	const [unit, at] = parse$1(option);
	const force = unitNamed(w, unit);
	w.army = {
		side: a.seat,
		force,
		from: at,
		at
	};
	const no = attackRefusal(w, fightOf(a), force, at);
	delete w.army;
	return no;
}
var eliminationFlows = [
	flow("eliminate-token", [ask("eliminate", {
		rule: "18.21",
		again: true,
		when: (_w, a) => (a.count ?? 0) < (paramsOf(a).count ?? 1),
		who: (w, a) => canEliminate(w, a.seat, paramsOf(a)) ? a.seat : void 0,
		options: (w, a) => DOMAINS.flatMap((at) => eliminable(w, a.seat, paramsOf(a), at)),
		resolve: (w, a, unit, table) => {
			const [house, at] = parse$1(unit);
			eliminate(w, table, at, unitNamed(w, house));
			a.count = (a.count ?? 0) + 1;
		}
	})]),
	flow("eliminate-unit-of-leader", [ask("eliminate", {
		rule: "18.24",
		again: true,
		when: (_w, a) => (a.count ?? 0) < (paramsOf(a).units ?? 1),
		who: (w, a) => unitsOfLeader(w, paramsOf(a)).length > 0 ? a.seat : void 0,
		options: (w, a) => unitsOfLeader(w, paramsOf(a)),
		resolve: (w, a, unit, table) => {
			const [name, at] = parse$1(unit);
			eliminate(w, table, at, unitNamed(w, name), { times: paramsOf(a).returnReward === false ? 0 : 1 });
			a.count = (a.count ?? 0) + 1;
		}
	})]),
	flow("eliminate-and-rout", [
		ask("chooseDomain", {
			rule: "18.30",
			who: (_w, a) => a.seat,
			options: (w, a) => DOMAINS.filter((at) => isWithinReach(w, a.seat, paramsOf(a), at)),
			resolve: (_w, a, at) => {
				a.domain = at;
			}
		}),
		ask("eliminate", {
			rule: "18.30",
			again: true,
			when: (_w, a) => (a.count ?? 0) < (paramsOf(a).eliminate ?? 1),
			who: (w, a) => removableTokens(w, a.domain).length > 0 ? a.seat : void 0,
			options: (w, a) => removableTokens(w, a.domain),
			resolve: (w, a, house, table) => {
				eliminate(w, table, a.domain, unitNamed(w, house));
				a.count = (a.count ?? 0) + 1;
			}
		}),
		call("rout", (w, a) => {
			const side = controller(w, a.domain);
			if (side === void 0) return void 0;
			return go("retreat", {
				from: a.domain,
				side,
				decider: isPlayer(w, side) ? side : a.seat
			});
		}, (_w, a) => paramsOf(a).restRetreats === true)
	]),
	flow("sacrifice-own-token", [ask("eliminate", {
		rule: "18.27",
		who: (_w, a) => a.seat,
		options: (w, a) => DOMAINS.filter((at) => (stackOf(w.map[at], a.seat)?.tokens ?? 0) > 0),
		resolve: (w, a, at, table) => {
			const { vp = 0, returnRewardMultiplier = 1 } = paramsOf(a);
			gainPoints(w, table, a.seat, vp, "event");
			eliminate(w, table, at, unitNamed(w, a.seat), { times: returnRewardMultiplier });
		}
	})])
];
/** Houses with a Power Token there that is not the final unit (§10.1). */
function removableTokens(w, at) {
	const houses = [];
	for (const stack of w.map[at]) if (stack.tokens > 0 && !isFinal(w, stack.house)) houses.push(stack.house);
	return houses;
}
/** Power Tokens in a domain that a card reaches by its `where` and `who`. */
function eliminable(w, seat, reach, at) {
	if (reach.where === "kings-landing" && at !== "kings-landing") return [];
	return removableTokens(w, at).filter((id) => isTarget(w, seat, reach, id)).map((id) => `${id}@${at}`);
}
function canEliminate(w, seat, reach) {
	return DOMAINS.some((at) => eliminable(w, seat, reach, at).length > 0);
}
function isTarget(w, seat, { who, needsTokenOfTargetsAlly }, id) {
	const side = who === "own-house-of-another-player" ? id : sideOf(w, id);
	if (who !== "any" && (side === seat || !isPlayer(w, side))) return false;
	return !needsTokenOfTargetsAlly || hasTokenOfAnAlly(w, seat, side);
}
/** Poisoning: a token of a house allied with the target; the Iron Throne is one of every house. */
function hasTokenOfAnAlly(w, seat, target) {
	const throne = throneHolder(w) === seat;
	return alliesOf(w, target).some((id) => throne || tokensOf(w, seat, id) > 0);
}
/** The player who alone has the highest score (E47). */
function soleLeader(w) {
	let leader;
	let most = -1;
	for (const seat of w.order) {
		const { score } = player(w, seat);
		if (score > most) leader = seat;
		else if (score === most) leader = void 0;
		most = Math.max(most, score);
	}
	return leader;
}
function unitsOfLeader(w, { heroAllowed, alliedAllowed }) {
	const leader = soleLeader(w);
	return DOMAINS.flatMap((at) => {
		const removable = w.map[at].filter(({ house }) => (alliedAllowed ? sideOf(w, house) : house) === leader && !isFinal(w, house));
		return unitNames(w, heroAllowed ? removable : removable.map((stack) => ({
			...stack,
			hero: false
		}))).map((name) => `${name}@${at}`);
	});
}
/** Whether a hostile domain may be routed: next to one of the player's own, and none the card leaves out. */
function isWithinReach(w, seat, { exclude, range }, at) {
	if (exclude?.includes(at) || !isHostile(w, seat, at)) return false;
	return range !== "adjacent-to-own" || domain(at).neighbours.some((next) => controls(w, seat, next));
}
var heroFlows = [flow("relocate-hero", [
	step("gainGold", (w, a, table) => {
		gainGold(w, table, a.seat, paramsOf(a).gold ?? 0);
	}),
	ask("chooseHero", {
		rule: "18.3",
		who: (w, a) => heroFits(w, a.seat, a.card) ? a.seat : void 0,
		options: (w, a) => fittingHeroes(w, a.seat, a.card),
		resolve: (_w, a, hero) => {
			a.hero = hero;
		}
	}),
	call("occupantsRetreat", leaveTarget, isOccupied),
	call("consequences", () => go("consequences", {})),
	call("refugeesRetreat", leaveTarget, isOccupied),
	step("arrive", (w, a, table) => {
		const hero = unitNamed(w, a.hero);
		const [from, to] = [heroDomain(w, houseOfHero(a.hero)), targetOf(a.seat, a.card)];
		table.tell("army.moved", {
			seat: a.seat,
			mode: "direct",
			from,
			to,
			units: a.hero
		});
		lift(w, from, hero);
		settleIn(w, table, a.seat, to, hero);
	}, (_w, a) => a.hero !== void 0)
])];
function isOccupied(w, a) {
	return a.hero !== void 0 && isHostile(w, a.seat, targetOf(a.seat, a.card));
}
function leaveTarget(w, a) {
	const from = targetOf(a.seat, a.card);
	const side = controller(w, from);
	return go("retreat", {
		from,
		side,
		decider: isPlayer(w, side) ? side : a.seat
	});
}
/** Whether some Hero of the player has room in the domain this card names, once hostile occupants have left. */
function heroFits(w, seat, id) {
	return fittingHeroes(w, seat, id).length > 0;
}
/** Heroes that can go there; one that stands there already cannot (§18.3). */
function fittingHeroes(w, seat, id) {
	const to = targetOf(seat, id);
	const { displaceOccupants = false } = paramsOf({ card: id });
	const isFree = isHostile(w, seat, to);
	if (isFree && !displaceOccupants) return [];
	return heroesOf(w, seat).filter(({ at }) => at !== to).filter(({ hero }) => isFree || hasRoom(w, to, unitNamed(w, hero))).map(({ hero }) => hero);
}
function targetOf(seat, id) {
	const { target } = paramsOf({ card: id });
	return target === void 0 || target === "own-home-domain" ? homeOf(seat) : target;
}
var recruitFlows = [
	flow("recruit-free", [step("gainGold", (w, a, table) => {
		gainGold(w, table, a.seat, paramsOf(a).gold ?? 0);
	}), call("recruit", (_w, a) => go("recruit", {
		...recruitsOf(a),
		free: true
	}))]),
	flow("recruit-fixed-price", [call("recruit", (_w, a) => go("recruit", {
		...recruitsOf(a),
		free: true
	}))]),
	flow("recruit-extended", [call("recruit", (_w, a) => go("recruit", recruitsOf(a)))])
];
/** The Recruit a card speaks of. It may be declined unless the text names a least number (§18.22). */
function recruitsOf(a) {
	const { units, tokens, min = 0, exact, from, into, heroDiscount } = paramsOf(a);
	return {
		seat: a.seat,
		left: tokens ?? units ?? 0,
		deployed: 0,
		mayDecline: min === 0,
		...tokens !== void 0 && { tokensOnly: true },
		...exact && { exact },
		...from && { from },
		...into === "domain-of-controlled-hero" && { into },
		...heroDiscount !== void 0 && { heroDiscount }
	};
}
// games/tiny-epic/src/events/prerequisites.ts
/** Effects there are rules for; those of Ice & Fire are not among them. */
var effects = new Set(EFFECTS);
/** Why this card, which lies in the player's hand, cannot be played for its Event now. */
function playRefusal(w, seat, id) {
	const { effect, cost, prerequisites } = card(id).event;
	if (!effects.has(effect)) return because("prerequisite");
	const unpaid = costRefusal(w, seat, cost);
	if (unpaid) return unpaid;
	for (const needed of prerequisites) if (!known[needed]?.(w, seat, id)) return refusalOf(needed);
}
/** Every cost is payable in full (§18.20). */
function costRefusal(w, seat, cost) {
	const { gold, score } = player(w, seat);
	const needsGold = Math.max(cost.gold ?? 0, cost.goldPerUse ?? 0, cost.goldPerToken ?? 0);
	if (gold < needsGold) return because("notEnoughGold", { needs: needsGold });
	if (score < (cost.vp ?? 0)) return because("notEnoughPoints", { needs: cost.vp });
	const tokens = Math.max(cost.allyTokens ?? 0, cost.allyTokensGiven ?? 0);
	if (tokens > 0 && realTokens(w, seat) < tokens) return refusalOf("own-ally-token");
	if (cost.ownUnit !== void 0 && unitsOnMap(w, seat) <= cost.ownUnit) return refusalOf("own-unit-on-map-not-final-unit");
}
var params = (id) => paramsOf({ card: id });
var eliminates = (w, seat, id) => canEliminate(w, seat, params(id));
var ownGold = (least) => (w, seat) => player(w, seat).gold >= least;
/** A word nobody knows here, such as one of Ice & Fire, never holds. */
var known = {
	"adjacent-occupied-hostile-domain": (w, seat, id) => DOMAINS.some((at) => isWithinReach(w, seat, params(id), at)),
	"another-card-in-hand": (w, seat) => handOf(w, seat).length > 1,
	"control-4-castles": (w, seat, id) => castles(w, seat) >= (params(id).minCastles ?? 4),
	"control-hero-on-map": (w, seat) => heroesOf(w, seat).length > 0,
	"controlled-hero-alone-in-domain": (w, seat) => heroesOf(w, seat).some(({ at }) => unitsIn(w.map[at]) === 1),
	"domain-with-single-removable-hostile-token": canFight,
	"eliminable-token-exists": eliminates,
	"force-track-at-least-2": (w, seat) => onForceTrack(w, seat) >= 2 && hasRoomForOwn(w, seat, 2),
	"force-track-at-least-7": (w, seat) => onForceTrack(w, seat) >= 7,
	"force-track-or-ally-token": (w, seat) => onForceTrack(w, seat) > 0 || alliesOf(w, seat).some((ally) => poolOf(w, ally) > 0),
	"have-alliance-with-pool-token": (w, seat, id) => canRecruit(w, {
		...recruitsOf({
			seat,
			card: id
		}),
		free: true
	}),
	"hero-fits-target": heroFits,
	"kings-landing-held-by-a-player": (w) => throneHolder(w) !== void 0,
	"leader-has-removable-unit": (w, _seat, id) => unitsOfLeader(w, params(id)).length > 0,
	"legal-battle-target": canFight,
	"legal-single-combat": canFight,
	"opponent-has-ally-token": (w, seat) => w.order.some((other) => other !== seat && realTokens(w, other) > 0),
	"own-ally-token": (w, seat) => realTokens(w, seat) > 0,
	"own-gold-at-least-1": ownGold(1),
	"own-gold-at-least-2": ownGold(2),
	"own-gold-at-least-3": ownGold(3),
	"own-gold-at-least-4": ownGold(4),
	"own-gold-is-zero": (w, seat) => player(w, seat).gold === 0,
	"own-hero-on-map": (w, seat) => isOnMap(w, player(w, seat).leader),
	"own-token-on-map-not-final-unit": (w, seat) => player(w, seat).recruited > 0 && unitsOnMap(w, seat) > 1,
	"own-unit-on-map-not-final-unit": (w, seat) => unitsOnMap(w, seat) > 1,
	"own-vp-at-least-1": (w, seat) => player(w, seat).score >= 1,
	"single-vp-leader-is-another-player": (w, seat) => (soleLeader(w) ?? seat) !== seat,
	"some-token-pool-not-empty": (w) => w.mats.some((id) => poolOf(w, id) > 0),
	"that-player-has-ally-token": (w) => {
		const holder = throneHolder(w);
		return holder !== void 0 && realTokens(w, holder) > 0;
	},
	"token-in-kings-landing": eliminates,
	"token-of-targets-ally": eliminates
};
function refusalOf(needed) {
	if (needed === "control-hero-on-map") return because("noHeroOnMap");
	if (needed.startsWith("own-gold-at-least-")) return because("notEnoughGold", { needs: Number(needed.at(-1)) });
	if (needed === "own-vp-at-least-1") return because("notEnoughPoints", { needs: 1 });
	return because("prerequisite", { needs: needed });
}
function onForceTrack(w, seat) {
	return house(seat).powerTokens - player(w, seat).recruited;
}
/** Room for so many own tokens in all domains together; without any domain §7.8 finds one. */
function hasRoomForOwn(w, seat, tokens) {
	const held = domainsOf(w, seat);
	if (held.length === 0) return canRecruit(w, {
		seat,
		left: tokens,
		deployed: 0,
		free: true,
		tokensOnly: true,
		from: "force-track"
	});
	let room = 0;
	for (const at of held) {
		const stack = stackOf(w.map[at], seat);
		room += tables.limits.unitsPerHousePerDomain - (stack ? unitsIn([stack]) : 0);
	}
	return room >= tokens;
}
// games/tiny-epic/src/actions/event.ts
var event = flow("event", [
	ask("chooseCard", {
		rule: "4.6.1",
		who: (_w, a) => a.seat,
		options: (w, a) => a.mayDecline ? [...handOf(w, a.seat), "none"] : handOf(w, a.seat),
		refuse: (w, _a, seat, id) => id === "none" ? void 0 : playRefusal(w, seat, id),
		resolve: (w, a, id, table) => {
			if (id === "none") return table.leave();
			playFromHand(w, a.seat, id);
			a.card = id;
			table.tell("event.played", {
				seat: a.seat,
				card: id
			});
		}
	}),
	step("payCost", (w, a, table) => {
		const { gold = 0, vp = 0 } = card(a.card).event.cost;
		if (gold > 0) loseGold(w, table, a.seat, gold);
		if (vp > 0) losePoints(w, table, a.seat, vp);
	}),
	ask("giveUpToken", {
		rule: "4.6.1",
		again: true,
		when: (_w, a) => (a.tokensGiven ?? 0) < (card(a.card).event.cost.allyTokens ?? 0),
		who: (_w, a) => a.seat,
		options: (w, a) => housesIn(w, a.seat),
		resolve: (w, a, id, table) => {
			returnToPool(w, table, a.seat, id);
			a.given = id;
			a.tokensGiven = (a.tokensGiven ?? 0) + 1;
		}
	}),
	call("carryOut", (_w, a) => go(card(a.card).event.effect, {
		seat: a.seat,
		card: a.card,
		as: a.as,
		...a.given && { given: a.given }
	})),
	call("consequences", () => go("consequences", {})),
	step("putAway", (w, a) => finishPlayed(w, a.seat, a.card))
]);
/** Whether the player holds any card that could be played for its Event now. */
function canPlayEvent(w, seat) {
	return handOf(w, seat).some((id) => playRefusal(w, seat, id) === void 0);
}
// games/tiny-epic/src/actions/plot.ts
var plot = flow("plot", [
	ask("chooseCard", {
		rule: "4.5.1",
		who: (_w, a) => a.seat,
		options: (w, a) => a.mayDecline ? [...handOf(w, a.seat), "none"] : handOf(w, a.seat),
		refuse: (w, a, _seat, id) => id === "none" || isUsable(w, a, id) ? void 0 : because("noUsableShield"),
		resolve: (w, a, id, table) => {
			if (id === "none") return table.leave();
			playFromHand(w, a.seat, id);
			a.card = id;
			a.shields = [...card(id).shields];
			a.used = 0;
			table.tell("plot.played", {
				seat: a.seat,
				card: id
			});
		}
	}),
	ask("useShield", {
		rule: "4.5.1",
		again: true,
		who: (w, a) => canGoOn(w, a) ? a.seat : void 0,
		options: (w, a) => [...uses(w, a.seat, a.shields), "done"],
		refuse: (w, a, _seat, use) => {
			if (use === "done") return a.used === 0 ? because("useOneShield") : void 0;
			return useRefusal(w, a, use);
		},
		resolve: (w, a, use, table) => {
			if (use === "done") a.shields = [];
			else useShield(w, table, a, use);
		}
	}),
	ask("returnOther", {
		rule: "18.18",
		again: true,
		when: (_w, a) => (a.toReturn ?? 0) > 0,
		who: (w, a) => others(w, a).length > 0 ? a.seat : void 0,
		options: others,
		resolve: (w, a, id, table) => {
			returnToPool(w, table, a.seat, id);
			a.toReturn--;
		}
	}),
	step("putAway", (w, a) => {
		const id = a.card;
		if (a.returnCard && !isHeroCard(id)) {
			w.inPlay.splice(w.inPlay.lastIndexOf(id), 1);
			addToHand(w, a.seat, [id]);
		} else finishPlayed(w, a.seat, id);
	})
]);
/** Whether the player holds any card with a shield that can be used. */
function canPlot(w, seat) {
	return handOf(w, seat).some((id) => isUsable(w, { seat }, id));
}
function isUsable(w, a, id) {
	return uses(w, a.seat, card(id).shields).some((use) => useRefusal(w, a, use) === void 0);
}
function canGoOn(w, a) {
	return uses(w, a.seat, a.shields).some((use) => useRefusal(w, a, use) === void 0);
}
/** Everything the shields could do, whatever it costs. */
function uses(w, seat, shields) {
	return [...new Set(shields)].flatMap((shield) => {
		if (w.nonPlayers[shield]) {
			if (poolOf(w, shield) > 0) return [`${shield}:take:${shield}`];
			return w.order.filter((owner) => tokensOf(w, owner, shield) > 0).map((owner) => `${shield}:return:${shield}:${owner}`);
		}
		if (isPlayer(w, shield) && shield !== seat) return housesIn(w, shield).map((id) => `${shield}:steal:${id}`);
		return w.mats.filter((id) => poolOf(w, id) > 0).map((id) => `${shield}:take:${id}`);
	});
}
function shieldOf(use) {
	return use.slice(0, use.indexOf(":"));
}
function useRefusal(w, a, use) {
	const gold = shieldPrice(w, a, shieldOf(use));
	return gold > player(w, a.seat).gold ? because("notEnoughGold", { needs: gold }) : void 0;
}
function useShield(w, table, a, use) {
	const [shield, verb, id, owner] = use.split(":");
	loseGold(w, table, a.seat, shieldPrice(w, a, shield));
	if (verb === "take") takeFromPool(w, table, a.seat, id);
	if (verb === "return") returnToPool(w, table, owner, id);
	if (verb === "steal") {
		passToken(w, table, shield, a.seat, id);
		(a.stolen ??= []).push(id);
		a.toReturn = (a.toReturn ?? 0) + (a.returnPerStolen ?? 0);
	}
	a.shields.splice(a.shields.indexOf(shield), 1);
	a.used++;
}
/** Houses of which the player owns more than the tokens just stolen. */
function others(w, { seat, stolen = [] }) {
	return housesIn(w, seat).filter((id) => tokensOf(w, seat, id) > stolen.filter((one) => one === id).length);
}
// games/tiny-epic/src/actions/whisper.ts
var whisper = flow("whisper", [ask("discard", {
	rule: "4.4.1",
	shape: "some",
	who: (_w, a) => a.seat,
	options: (w, a) => plotCards(w, a.seat),
	between: (w, a) => [0, plotCards(w, a.seat).length],
	resolve: (w, a, cards, table) => {
		for (const id of cards) takeFromHand(w, a.seat, id);
		w.discard.push(...cards);
		table.tell("cards.discarded", {
			seat: a.seat,
			cards
		});
		gainGold(w, table, a.seat, cards.length);
	}
}), step("refill", (w, a, table) => {
	draw(w, table, a.seat, tables.limits.plotHand);
})]);
// games/tiny-epic/src/alliances.ts
var alliances = flow("alliances", [
	step("count", (w, a, table) => {
		for (const id of w.mats) {
			const { ally } = w.nonPlayers[id];
			const strongest = claimant(w, id);
			if (strongest !== void 0 && strongest !== ally) a.taken.push({
				house: id,
				seat: strongest
			});
			if (strongest === void 0 && ally !== void 0) a.lapsed.push(id);
		}
		const order = playerOrder(w);
		a.taken.sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
		table.tell("alliances.counted", {
			taken: [...a.taken],
			lapsed: [...a.lapsed]
		});
	}),
	each("take", (_w, a) => {
		const next = a.taken.shift();
		return next && go("alliance", {
			house: next.house,
			to: next.seat
		});
	}),
	each("lapse", (_w, a) => {
		const next = a.lapsed.shift();
		return next && go("alliance", { house: next });
	})
]);
/** One alliance goes to a player, or ends. Events that move an alliance run this too (§28.5). */
var alliance = flow("alliance", [
	step("changeSides", (w, a, table) => {
		const nonPlayer = w.nonPlayers[a.house];
		const { ally: former } = nonPlayer;
		if (former !== void 0) {
			a.former = former;
			w.parting = {
				house: a.house,
				former
			};
		}
		if (a.to === void 0) delete nonPlayer.ally;
		else nonPlayer.ally = a.to;
		table.tell(a.to === void 0 ? "alliance.lapsed" : "alliance.taken", {
			house: a.house,
			seat: a.to,
			former
		});
		moveHeroCard(w, a.house, a.to);
	}),
	each("leaveShared", (w, a) => {
		const { former, house } = a;
		return former && sharedDomains(w, house, former).length > 0 ? go("leaveShared", {
			house,
			former
		}) : void 0;
	}),
	step("part", (w) => {
		delete w.parting;
	}),
	step("heroLeaves", (w, a, table) => heroLeaves(w, table, a.house), (_w, a) => a.to === void 0),
	call("consequences", () => go("consequences", {}))
]);
/** One group leaves, the owner choosing which if there are several (§7.6, §28.2b). */
var leaveShared = flow("leaveShared", [ask("chooseGroup", {
	rule: "28.2",
	who: (w, a) => sharedDomains(w, a.house, a.former).length > 1 ? a.former : void 0,
	options: (w, a) => sharedDomains(w, a.house, a.former),
	resolve: (_w, a, from) => {
		a.from = from;
	}
}), call("retreat", (w, a) => {
	return go("retreat", {
		from: a.from ?? sharedDomains(w, a.house, a.former)[0],
		side: a.former,
		house: a.former,
		decider: a.former
	});
})]);
function sharedDomains(w, id, former) {
	return DOMAINS.filter((at) => stackOf(w.map[at], id) && stackOf(w.map[at], former));
}
/** §12.1 Who has the most tokens, at least 2; a tie keeps the ally, else the first in player order. */
function claimant(w, id) {
	let best;
	for (const seat of playerOrder(w)) {
		const n = allianceCount(w, seat, id);
		if (n < tables.limits.allianceMinimumTokens) continue;
		const most = best === void 0 ? 0 : allianceCount(w, best, id);
		if (n > most || n === most && w.nonPlayers[id].ally === seat) best = seat;
	}
	return best;
}
/** §12.3 The Hero's card goes to the new ally; §12.4 without one it goes to the mat. */
function moveHeroCard(w, id, to) {
	const hero = leaderOf(w, id);
	if (!hero || heroDomain(w, id) === void 0) return;
	if (to === void 0) putOnMat(w, hero);
	else handOver(w, hero, to);
}
/** §12.4, §28.3: the figure goes to the mat last, without benefit, unless it is the final unit of its house. */
function heroLeaves(w, table, id) {
	const at = heroDomain(w, id);
	if (at === void 0 || isFinal(w, id)) return;
	lift(w, at, [{
		house: id,
		tokens: 0,
		hero: true
	}]);
	table.tell("hero.left", {
		hero: leaderOf(w, id),
		domain: at
	});
}
// games/tiny-epic/src/battle/strength.ts
function total(lines) {
	return lines.reduce((sum, line) => sum + line.strength, 0);
}
/** Everything that counts for a side, from the table as it is. */
function strengthOf(w, battle, side) {
	const lines = side === "attacker" ? attackLines(w.army.force, battle.terms, battle.domain) : defenceLines(w, battle.domain);
	for (const id of battle.cards[side].up) {
		const { type, strength } = card(id).battle;
		if (type === "strength") lines.push({
			what: "card",
			strength,
			card: id
		});
		if (type === "conscripts") lines.push({
			what: "conscripts",
			strength: conscripts(w, battle[side], battle.domain),
			card: id
		});
	}
	return lines;
}
/** An attacking army before any card. */
function attackLines(force, terms, at) {
	const lines = unitLines(force, terms.heroStrength ?? tables.strength.hero);
	const { bonus = 0, bonusAt } = terms;
	const event = bonus + (bonusAt?.kinds.includes(domain(at).kind) ? bonusAt.bonus : 0);
	if (event > 0) lines.push({
		what: "event",
		strength: event
	});
	return lines;
}
/** Those who stand in a domain before any card. Whoever defends there holds its castle or the Throne. */
function defenceLines(w, at) {
	const lines = unitLines(w.map[at], tables.strength.hero);
	const { kind } = domain(at);
	if (kind === "castle") lines.push({
		what: "castle",
		strength: tables.strength.castleForDefender
	});
	if (kind === "kings-landing") lines.push({
		what: "throne",
		strength: tables.strength.ironThroneForDefender
	});
	return lines;
}
function unitLines(force, hero) {
	let tokens = 0;
	let heroes = 0;
	for (const stack of force) {
		tokens += stack.tokens;
		if (stack.hero) heroes++;
	}
	const lines = [];
	if (tokens > 0) lines.push({
		what: "tokens",
		count: tokens,
		strength: tokens * tables.strength.powerToken
	});
	if (heroes > 0) lines.push({
		what: "heroes",
		count: heroes,
		strength: heroes * hero
	});
	return lines;
}
/** §6.7 Units of the same side next to the battle; E15: an unallied house counts only its own. */
function conscripts(w, side, at) {
	let strength = 0;
	for (const next of domain(at).neighbours) for (const { house, tokens, hero } of w.map[next]) {
		if (sideOf(w, house) !== side) continue;
		strength += tokens * tables.strength.conscriptToken + (hero ? tables.strength.conscriptHero : 0);
	}
	return strength;
}
// games/tiny-epic/src/battle/battle.ts
var SIDES = ["attacker", "defender"];
var theBattle = (w) => w.battle;
var battle = flow("battle", [
	step("start", (w, a, table) => {
		const { attacker, defender } = w.battle = newBattle(w, a.domain, a.terms);
		table.tell("battle.started", {
			attacker,
			defender,
			domain: a.domain
		});
		const { vengeancePerTokenPerBattleStarted: each } = tables.victoryPoints;
		gainPoints(w, table, attacker, player(w, attacker).vengeance * each, "vengeance");
		gainPoints(w, table, attacker, a.terms.vpAtStart ?? 0, "trial-by-combat");
		if (a.terms.stealGold && isPlayer(w, defender)) gainGold(w, table, attacker, loseGold(w, table, defender, a.terms.stealGold));
	}),
	ask("attackerCard", {
		rule: "26.3",
		again: true,
		who: (w) => mayCommitMore(theBattle(w)) ? theBattle(w).attacker : void 0,
		options: (w, _a, seat) => ["pass", ...handOf(w, seat)],
		resolve: (w, _a, said, table, seat) => commit(w, table, "attacker", seat, said)
	}),
	ask("defenderCard", {
		rule: "26.4",
		who: (w) => isPlayer(w, theBattle(w).defender) ? theBattle(w).defender : void 0,
		options: (w, _a, seat) => ["pass", ...handOf(w, seat)],
		refuse: (w, _a, seat, id) => id !== "pass" && defenceCost(id) > player(w, seat).gold ? because("cannotPayDefence") : void 0,
		resolve: (w, _a, said, table, seat) => {
			commit(w, table, "defender", seat, said);
			if (said !== "pass") loseGold(w, table, seat, defenceCost(said));
		}
	}),
	step("defendersTopCard", (w, _a, table) => {
		const { defender, cards } = theBattle(w);
		if (isPlayer(w, defender)) return;
		const top = takeTop(w, table);
		if (top) cards.defender.up.push(top);
		table.tell("battle.topCard", {
			house: defender,
			card: top
		});
	}),
	step("reveal", (w, _a, table) => {
		const { cards, attacker, defender } = theBattle(w);
		for (const side of SIDES) {
			cards[side].up.push(...look(cards[side].down));
			cards[side].down = pile([], cards[side].down.to);
		}
		table.tell("battle.revealed", {
			sides: [attacker, defender],
			attacker: [...cards.attacker.up],
			defender: [...cards.defender.up]
		});
	}),
	step("replaceSecrets", (w, _a, table) => {
		for (const side of SIDES) replaceSecrets(w, table, side);
	}),
	call("defenderRetreats", (w, _a, table) => {
		const { attacker, defender, domain: from } = theBattle(w);
		noteRetreat(w, table, "defender");
		return go("retreat", {
			from,
			side: defender,
			decider: isPlayer(w, defender) ? defender : attacker
		});
	}, (w) => showsRetreat(w, "defender")),
	call("attackerRetreats", (w, _a, table) => {
		const { attacker, domain: from } = theBattle(w);
		noteRetreat(w, table, "attacker");
		return go("retreat", {
			from,
			side: attacker,
			army: true,
			decider: attacker
		});
	}, (w) => showsRetreat(w, "attacker")),
	step("determineWinner", (w, _a, table) => {
		const fight = theBattle(w);
		const [attack, defence] = [strengthOf(w, fight, "attacker"), strengthOf(w, fight, "defender")];
		const attackerWins = total(attack) > total(defence);
		fight.winner = attackerWins ? fight.attacker : fight.defender;
		fight.loser = attackerWins ? fight.defender : fight.attacker;
		table.tell("battle.decided", {
			winner: fight.winner,
			loser: fight.loser,
			attack,
			defence
		});
		if (isPlayer(w, fight.winner)) gainPoints(w, table, fight.winner, tables.victoryPoints.battleWon, "battle-won");
		if (attackerWins) rewardVictory(w, table, fight);
	}, isFought),
	call("loss", () => go("loss", {}), isFought),
	step("extraTokens", (w, _a, table) => {
		const { attacker, winner, defender, terms } = theBattle(w);
		if (winner === attacker && w.nonPlayers[defender]) takeFromPool(w, table, attacker, defender, terms.poolTokensOnWin ?? 0);
	}, isFought),
	call("loserRetreats", (w) => {
		const { loser, attacker, domain: from } = theBattle(w);
		if (loser === attacker) return go("retreat", {
			from,
			side: attacker,
			army: true,
			decider: attacker
		});
		return go("retreat", {
			from,
			side: loser,
			decider: isPlayer(w, loser) ? loser : attacker
		});
	}, isFought),
	step("takeControl", (w, _a, table) => {
		const { attacker, domain: at, terms } = theBattle(w);
		if (!w.army) return;
		const { force } = w.army;
		delete w.army;
		settleIn(w, table, attacker, at, force);
		if (domain(at).kind === "castle" && terms.drawOnCastle) draw(w, table, attacker, terms.drawOnCastle);
	}),
	step("cleanUp", (w, _a, table) => {
		const { attacker, defender, cards, winner } = theBattle(w);
		for (const id of [...cards.attacker.spent, ...cards.attacker.up]) putAway(w, attacker, id);
		for (const id of [...cards.defender.spent, ...cards.defender.up]) putAway(w, defender, id);
		w.lastBattle = winner === void 0 ? { attacker } : {
			attacker,
			winner
		};
		delete w.battle;
		table.tell("battle.ended", w.lastBattle);
	}),
	call("consequences", () => go("consequences", {}))
]);
/** The army that stands there attacks whoever controls the domain. */
function newBattle(w, at, terms) {
	const attacker = w.army.side;
	const defender = controller(w, at);
	const cards = {
		attacker: nothingYet([attacker]),
		defender: nothingYet(isPlayer(w, defender) ? [defender] : [])
	};
	return {
		domain: at,
		attacker,
		defender,
		terms: copy(terms),
		cards,
		retreated: false
	};
}
function nothingYet(to) {
	return {
		down: pile([], to),
		up: [],
		spent: [],
		passed: false
	};
}
function mayCommitMore({ cards, terms }) {
	return !cards.attacker.passed && look(cards.attacker.down).length < (terms.attackerCards ?? 1);
}
function commit(w, table, side, seat, said) {
	const commitment = theBattle(w).cards[side];
	if (said === "pass") {
		commitment.passed = true;
		table.tell("battle.passed", { seat });
		return;
	}
	takeFromHand(w, seat, said);
	look(commitment.down).push(said);
	table.tell("battle.committed", {
		seat,
		card: hide(said, [seat])
	});
}
function defenceCost(id) {
	return card(id).battle.defendCost;
}
function shows(id, type) {
	return card(id).battle.type === type;
}
function showsRetreat(w, side) {
	return theBattle(w).cards[side].up.some((id) => shows(id, "retreat"));
}
function isFought(w) {
	return !theBattle(w).retreated;
}
function noteRetreat(w, table, side) {
	theBattle(w).retreated = true;
	table.tell("battle.retreat", { side: theBattle(w)[side] });
}
/** §6.4, E11: draw again while it is Secret; without a card the icon counts nothing. */
function replaceSecrets(w, table, side) {
	const { cards } = theBattle(w);
	const commitment = cards[side];
	const seen = [];
	for (let id = commitment.up.shift(); id !== void 0; id = commitment.up.shift()) {
		if (!shows(id, "secret")) {
			seen.push(id);
			continue;
		}
		commitment.spent.push(id);
		const drawn = takeTop(w, table);
		table.tell("battle.secretReplaced", {
			side: theBattle(w)[side],
			card: id,
			by: drawn
		});
		if (drawn) commitment.up.unshift(drawn);
	}
	commitment.up = seen;
}
function rewardVictory(w, table, { attacker, terms }) {
	gainPoints(w, table, attacker, terms.vpOnWin ?? 0, "event");
	gainGold(w, table, attacker, terms.goldOnWin ?? 0);
}
// games/tiny-epic/src/battle/loss.ts
var loss = flow("loss", [ask("chooseLoss", {
	rule: "6.9",
	who: (w) => losses(w).length > 0 ? decider(w) : void 0,
	options: losses,
	resolve: (w, _a, name, table) => lose(w, table, name)
})]);
/** The loser decides; for an unallied house the winner (§0.8). */
function decider(w) {
	const { loser, attacker } = w.battle;
	return isPlayer(w, loser) ? loser : attacker;
}
/** What may be lost, by the letters of §6.9; final units are skipped (6.9d). */
function losses(w) {
	const { loser } = w.battle;
	const force = losingForce(w).filter(({ house }) => !isFinal(w, house));
	const tokens = force.filter((stack) => stack.tokens > 0 && w.nonPlayers[stack.house]).map((stack) => stack.house);
	if (!isPlayer(w, loser)) return tokens;
	if (tokens.length > 0) return tokens;
	return unitNames(w, force);
}
function losingForce(w) {
	const { loser, attacker, domain } = w.battle;
	return loser === attacker ? w.army.force : w.map[domain];
}
function lose(w, table, name) {
	const { loser, winner, attacker, domain } = w.battle;
	const unit = unitNamed(w, name);
	table.tell("unit.lost", {
		side: loser,
		domain,
		unit: name
	});
	const [{ house, hero }] = unit;
	if (w.nonPlayers[house] && !hero && isPlayer(w, winner)) giveToken(w, table, winner, house);
	else returnUnits(w, table, unit);
	if (loser === attacker) w.army.force = without(w.army.force, unit);
	else lift(w, domain, unit);
}
// games/tiny-epic/src/retreat.ts
var group = (w) => w.retreating.force;
var retreat = flow("retreat", [
	step("leave", (w, a, table) => {
		const force = a.army ? w.army?.force ?? [] : w.map[a.from].filter(({ house }) => a.house === void 0 || house === a.house);
		if (a.army) delete w.army;
		else w.map[a.from] = without(w.map[a.from], force);
		if (force.length === 0) return table.leave();
		w.retreating = {
			side: a.side,
			force,
			from: a.from,
			at: a.from
		};
	}),
	ask("chooseTarget", {
		rule: "7.3",
		who: (w, a) => targets(w, a, group(w)).length > 1 ? a.decider : void 0,
		options: (w, a) => targets(w, a, group(w)),
		resolve: (_w, a, target) => {
			a.target = target;
		}
	}),
	step("chooseOnlyTarget", (w, a) => {
		const only = a.target ?? targets(w, a, group(w))[0];
		if (only) a.target = only;
	}),
	ask("chooseSurplus", {
		rule: "7.5",
		again: true,
		when: (w, a) => a.target === void 0 || !hasRoom(w, a.target, group(w)),
		who: (w, a) => surplusOptions(w, a).length > 0 ? a.decider : void 0,
		options: surplusOptions,
		resolve: (w, _a, name, table) => sendHome(w, table, unitNamed(w, name))
	}),
	step("arrive", (w, a, table) => {
		if (a.target) putDown(w, table, a.target, fitting(w, a.target, group(w)));
	}),
	step("returnTheRest", (w, a, table) => {
		for (const stack of group(w)) {
			const stays = staying(w, a, stack) > 0 ? [{
				...stack,
				tokens: stack.hero ? 0 : 1
			}] : [];
			sendHome(w, table, without([stack], stays));
		}
	}),
	each("findRefuge", (w, { from, decider }) => group(w).length > 0 ? go("refuge", {
		from,
		decider,
		house: group(w)[0].house
	}) : void 0),
	step("settle", (w, _a, table) => {
		delete w.retreating;
		cutGold(w, table);
	})
]);
/** §7.5 The last unit of a house goes to the nearest unoccupied castle domain, or else to King's Landing. */
var refuge = flow("refuge", [ask("chooseRefuge", {
	rule: "7.5",
	who: (w, a) => refuges(w, a.from).length > 1 ? a.decider : void 0,
	options: (w, a) => refuges(w, a.from),
	resolve: (_w, a, to) => {
		a.to = to;
	}
}), step("hide", (w, a, table) => {
	const last = [stackOf(group(w), a.house)];
	const to = a.to ?? refuges(w, a.from)[0];
	if (to) putDown(w, table, to, last);
	else sendHome(w, table, last);
})]);
/** §7.5, §8.3: last units that no other place would take stay in King's Landing, whatever castles they have. */
function isOnlyRefuge(w, side) {
	const from = "kings-landing";
	const force = w.map[from];
	return force.every(({ house }) => isFinal(w, house)) && targets(w, {
		from,
		side
	}, force).length === 0 && freeCastles(w, from).length === 0;
}
/** §7.2-7.5 Where a group may go. */
function targets(w, { from, side }, force) {
	const others = DOMAINS.filter((at) => at !== from);
	const own = others.filter((at) => controls(w, side, at));
	const whole = others.filter((at) => isUnoccupied(w, at) ? domain(at).kind === "fief" : own.includes(at) && hasRoom(w, at, force));
	if (whole.length > 0) return nearest(from, whole);
	const capacity = (at) => unitsIn(fitting(w, at, force));
	const most = Math.max(1, ...own.map(capacity));
	return nearest(from, own.filter((at) => capacity(at) === most));
}
/** §7.3, E20: a castle domain only if no fief is as near, King's Landing only if nothing else is. */
function nearest(from, candidates) {
	let least = Number.POSITIVE_INFINITY;
	for (const at of candidates) least = Math.min(least, distance(from, at));
	const near = candidates.filter((at) => distance(from, at) === least);
	const kind = [
		"fief",
		"castle",
		"kings-landing"
	].find((one) => near.some((at) => domain(at).kind === one));
	return near.filter((at) => domain(at).kind === kind);
}
/** The part of a group that fits beside those who stand there. */
function fitting(w, at, force) {
	const part = [];
	const guests = w.map[at].find(({ house }) => w.nonPlayers[house]);
	for (const { house, tokens, hero } of force) {
		if (w.nonPlayers[house] && guests && guests.house !== house) continue;
		const there = stackOf(w.map[at], house);
		let room = tables.limits.unitsPerHousePerDomain - (there ? there.tokens + (there.hero ? 1 : 0) : 0);
		const heroFits = hero && room > 0;
		if (heroFits) room--;
		const fit = {
			house,
			tokens: Math.min(tokens, room),
			hero: heroFits
		};
		if (fit.tokens > 0 || fit.hero) part.push(fit);
	}
	return part;
}
/** How many units of a house stay on the map: those that fit, or its last one if there is a refuge for it. */
function staying(w, a, stack) {
	const fit = a.target && stackOf(fitting(w, a.target, group(w)), stack.house);
	if (fit) return unitsIn([fit]);
	return unitsOnMap(w, stack.house) === unitsIn([stack]) && refuges(w, a.from).length > 0 ? 1 : 0;
}
/** Units of houses of which only some stay; between tokens, and where nobody stays, there is nothing to choose. */
function surplusOptions(w, a) {
	return unitNames(w, group(w).filter((stack) => {
		const stay = staying(w, a, stack);
		return stack.hero && stack.tokens > 0 && stay > 0 && stay < unitsIn([stack]);
	}));
}
/** Where the last unit of a house hides; that may be the King's Landing it has just left. */
function refuges(w, from) {
	const castles = freeCastles(w, from);
	if (castles.length > 0) return nearest(from, castles);
	const isBesieged = from === "kings-landing" && w.army !== void 0;
	return isUnoccupied(w, "kings-landing") && !isBesieged ? ["kings-landing"] : [];
}
function freeCastles(w, from) {
	return CASTLES.filter((at) => at !== from && isUnoccupied(w, at));
}
function putDown(w, table, at, force) {
	const { from, side } = w.retreating;
	if (force.length === 0) return;
	w.retreating.force = without(group(w), force);
	place(w, at, force);
	table.tell("units.retreated", {
		side,
		from,
		to: at,
		units: nameOf(w, force)
	});
}
/** Units without a place return to their mats, one by one, with their benefits. */
function sendHome(w, table, force) {
	const { from, side } = w.retreating;
	w.retreating.force = without(group(w), force);
	for (const unit of oneByOne(force)) {
		table.tell("unit.lost", {
			side,
			domain: from,
			unit: unitNames(w, unit)[0]
		});
		returnUnits(w, table, unit);
	}
}
// games/tiny-epic/src/consequences.ts
var consequences = flow("consequences", [step("cutGold", (w, _a, table) => cutGold(w, table)), each("leaveKingsLanding", (w, _a, table) => {
	const holder = throneHolder(w);
	if (holder === void 0 || castles(w, holder) >= tables.limits.castlesForKingsLanding) return void 0;
	if (isOnlyRefuge(w, holder)) return void 0;
	table.tell("throne.lost", { seat: holder });
	return go("retreat", {
		from: "kings-landing",
		side: holder,
		decider: holder
	});
})]);
// games/tiny-epic/src/events/actions.ts
/** So many actions one after the other. */
function repeated(name, times, action) {
	return each(name, (_w, a) => {
		const done = a.count ?? 0;
		if (done < (times(paramsOf(a)) ?? 1)) {
			a.count = done + 1;
			return action(a);
		}
		delete a.count;
	});
}
var gainFirst = step("gainGold", (w, a, table) => {
	gainGold(w, table, a.seat, paramsOf(a).gold ?? 0);
});
var whispers = repeated("whisper", (p) => p.whispers, ({ seat }) => go("action", {
	seat,
	action: "whisper",
	as: "event"
}));
var recruits = repeated("recruit", (p) => p.recruits, ({ seat }) => go("recruit", {
	seat,
	left: tables.limits.recruitUnitsPerAction,
	deployed: 0,
	mayDecline: true
}));
/** So many Plots with another card. */
var plots = repeated("plot", (p) => p.plots, ({ seat }) => go("plot", {
	seat,
	mayDecline: true
}));
var actionFlows = [
	flow("multi-whisper", [whispers]),
	flow("multi-recruit", [recruits]),
	flow("gold-then-recruit", [gainFirst, recruits]),
	flow("gold-then-plot-keep-card", [gainFirst, repeated("plot", (p) => p.plots, (a) => go("plot", {
		seat: a.seat,
		mayDecline: true,
		returnCard: paramsOf(a).returnCard === "plot-card-only"
	}))]),
	flow("plot-free", [repeated("plot", (p) => p.plots, (a) => go("plot", {
		seat: a.seat,
		free: true,
		mayDecline: true,
		returnPerStolen: paramsOf(a).returnPerStolen ?? 0
	}))]),
	flow("whisper-then-plot", [whispers, plots]),
	flow("whisper-then-event", [whispers, repeated("event", (p) => p.extraEvents, ({ seat }) => go("event", {
		seat,
		as: "event",
		mayDecline: true
	}))])
];
var allyFlows = [
	flow("buy-ally-tokens", [ask("buy", {
		rule: "18.21",
		shape: "some",
		who: (_w, a) => a.seat,
		options: (w) => w.mats.filter((id) => poolOf(w, id) > 0),
		between: (w, a) => [1, Math.min(paramsOf(a).houses ?? 1, affordable(w, a))],
		resolve: (w, a, houses, table) => {
			for (const id of houses) {
				const taken = takeFromPool(w, table, a.seat, id, Math.min(paramsOf(a).take ?? 1, affordable(w, a)));
				loseGold(w, table, a.seat, taken * goldPerToken$1(a));
			}
		}
	})]),
	flow("gold-then-ally-token", [step("gainGold", (w, a, table) => {
		gainGold(w, table, a.seat, paramsOf(a).gold ?? 0);
	}), ask("takeTokens", {
		rule: "18.21",
		who: (w, a) => wooed(w, a).length > 0 ? a.seat : void 0,
		options: wooed,
		resolve: (w, a, id, table) => void takeFromPool(w, table, a.seat, id, paramsOf(a).tokens)
	})]),
	flow("trade-ally-token", [ask("takeTokens", {
		rule: "18.21",
		who: (w, a) => otherHouses(w, a).length > 0 ? a.seat : void 0,
		options: otherHouses,
		resolve: (w, a, id, table) => void takeFromPool(w, table, a.seat, id, paramsOf(a).take)
	})]),
	flow("return-ally-token-for", [step("gain", (w, a, table) => {
		const { vp = 0, gold = 0 } = paramsOf(a);
		gainPoints(w, table, a.seat, vp, "event");
		gainGold(w, table, a.seat, gold);
	})]),
	flow("return-opponent-ally-tokens", [ask("sendBack", {
		rule: "18.31",
		again: true,
		when: (_w, a) => !a.done && (a.count ?? 0) < (paramsOf(a).max ?? 1),
		who: (w, a) => returnable(w, a).length > 0 ? a.seat : void 0,
		options: (w, a) => a.count ? [...returnable(w, a), "done"] : returnable(w, a),
		resolve: (w, a, token, table) => {
			if (token === "done") {
				a.done = true;
				return;
			}
			const [owner, id] = token.split(":");
			returnToPool(w, table, owner, id);
			a.owner = owner;
			if (paramsOf(a).sameHouse) a.house = id;
			a.count = (a.count ?? 0) + 1;
		}
	})]),
	flow("sell-ally-tokens", [ask("giveUpToken", {
		rule: "18.21",
		again: true,
		when: (_w, a) => !a.done,
		who: (w, a) => realTokens(w, a.seat) > 0 ? a.seat : void 0,
		options: (w, a) => a.count ? [...housesIn(w, a.seat), "done"] : housesIn(w, a.seat),
		resolve: (w, a, id, table) => {
			if (id === "done") {
				a.done = true;
				return;
			}
			returnToPool(w, table, a.seat, id);
			a.count = (a.count ?? 0) + 1;
		}
	}), step("gainPoints", (w, a, table) => {
		gainPoints(w, table, a.seat, Math.floor((a.count ?? 0) / (paramsOf(a).tokensPerVp ?? 1)), "event");
	})]),
	flow("swap-ally-token", [
		ask("choosePlayer", {
			rule: "18.25",
			who: (_w, a) => a.seat,
			options: (w, a) => w.order.filter((seat) => seat !== a.seat && realTokens(w, seat) > 0),
			resolve: (_w, a, owner) => {
				a.owner = owner;
				a.picked = [];
			}
		}),
		ask("giveToken", {
			rule: "18.25",
			again: true,
			when: (_w, a) => a.picked.length < (card(a.card).event.cost.allyTokensGiven ?? 0),
			who: (_w, a) => a.seat,
			options: (w, a) => housesIn(w, a.seat),
			resolve: (w, a, id, table) => {
				passToken(w, table, a.seat, a.owner, id);
				a.picked.push(id);
			}
		}),
		ask("takeToken", {
			rule: "18.25",
			again: true,
			when: (_w, a) => (a.count ?? 0) < (paramsOf(a).take ?? 1),
			who: (w, a) => ownedBefore(w, a).length > 0 ? a.seat : void 0,
			options: ownedBefore,
			resolve: (w, a, id, table) => {
				passToken(w, table, a.owner, a.seat, id);
				a.count = (a.count ?? 0) + 1;
			}
		})
	]),
	flow("plot-then-alliance", [
		plots,
		ask("claim", {
			rule: "18.12",
			shape: "some",
			who: (w, a) => claimable(w, a.seat).length > 0 ? a.seat : void 0,
			options: (w, a) => claimable(w, a.seat),
			between: (_w, a) => [0, paramsOf(a).claimAlliances ?? 1],
			resolve: (_w, a, houses) => {
				a.picked = [...houses];
			}
		}),
		each("takeAlliance", (_w, a) => {
			const house = a.picked?.shift();
			return house && go("alliance", {
				house,
				to: a.seat
			});
		})
	])
];
function goldPerToken$1(a) {
	return card(a.card).event.cost.goldPerToken ?? 0;
}
/** Tokens the player can pay for. */
function affordable(w, a) {
	return Math.floor(player(w, a.seat).gold / goldPerToken$1(a));
}
/** Houses with a token to give; `onlyUnallied` leaves out the player's own allies. */
function wooed(w, a) {
	const { onlyUnallied } = paramsOf(a);
	return w.mats.filter((id) => poolOf(w, id) > 0 && !(onlyUnallied && w.nonPlayers[id].ally === a.seat));
}
function otherHouses(w, a) {
	return w.mats.filter((id) => id !== a.given && poolOf(w, id) > 0);
}
/** Whose Ally Pool a card reaches: one other player, or whoever holds King's Landing. */
function owners(w, a) {
	if (a.owner !== void 0) return [a.owner];
	if (paramsOf(a).owner === "kings-landing-controller") return w.order.filter((seat) => seat === throneHolder(w));
	return w.order.filter((seat) => seat !== a.seat);
}
function returnable(w, a) {
	return owners(w, a).flatMap((owner) => housesIn(w, owner).filter((id) => id === (a.house ?? id)).map((id) => `${owner}:${id}`));
}
/** Houses whose tokens the other player owned besides the ones just received. */
function ownedBefore(w, a) {
	return housesIn(w, a.owner).filter((id) => tokensOf(w, a.owner, id) > a.picked.filter((given) => given === id).length);
}
/** Houses the player has more tokens of than anybody else, and at least 2; not those allied already. */
function claimable(w, seat) {
	return w.mats.filter((id) => {
		const n = allianceCount(w, seat, id);
		if (n < tables.limits.allianceMinimumTokens || w.nonPlayers[id].ally === seat) return false;
		return w.order.every((other) => other === seat || allianceCount(w, other, id) < n);
	});
}
var goldFlows = [
	flow("gain-gold", [step("gainGold", (w, a, table) => {
		const { gold = 0, goldWhenFollowing = gold } = paramsOf(a);
		gainGold(w, table, a.seat, a.as === "follow" ? goldWhenFollowing : gold);
	})]),
	flow("gain-gold-others-gain", [step("gainGold", (w, a, table) => {
		const { gold = 0, othersGold = 0 } = paramsOf(a);
		for (const seat of w.order) gainGold(w, table, seat, seat === a.seat ? gold : othersGold);
	})]),
	flow("gain-vp-gold", [step("gain", (w, a, table) => {
		const { vp = 0, gold = 0 } = paramsOf(a);
		gainPoints(w, table, a.seat, vp, "event");
		gainGold(w, table, a.seat, gold);
	})]),
	flow("gold-per-alliance", [step("gainGold", (w, a, table) => {
		const { base = 0, perAlliance = 0 } = paramsOf(a);
		gainGold(w, table, a.seat, base + perAlliance * alliesOf(w, a.seat).length);
	})]),
	flow("gold-per-ally-token", [step("gainGold", (w, a, table) => {
		const { perToken = 0, throneCounts } = paramsOf(a);
		const throne = throneCounts && throneHolder(w) === a.seat ? 1 : 0;
		gainGold(w, table, a.seat, perToken * (realTokens(w, a.seat) + throne));
	})]),
	flow("gold-per-domain", [step("gainGold", (w, a, table) => {
		const { perDomain = 0, kingsLandingBonus = 0 } = paramsOf(a);
		const bonus = controls(w, a.seat, "kings-landing") ? kingsLandingBonus : 0;
		gainGold(w, table, a.seat, perDomain * domainsOf(w, a.seat).length + bonus);
	})]),
	flow("max-gold", [step("gainGold", (w, a, table) => {
		gainGold(w, table, a.seat, goldMaximum(w, a.seat) - player(w, a.seat).gold);
	})]),
	flow("buy-vp", [ask("buy", {
		rule: "18.20",
		shape: "number",
		who: (_w, a) => a.seat,
		options: () => [],
		between: (w, a) => {
			const affordable = Math.floor(player(w, a.seat).gold / goldPerUse(a));
			return [1, Math.min(paramsOf(a).max ?? affordable, affordable)];
		},
		resolve: (w, a, times, table) => {
			loseGold(w, table, a.seat, times * goldPerUse(a));
			gainPoints(w, table, a.seat, times * (paramsOf(a).vpPerUse ?? 0), "event");
		}
	})]),
	flow("tax-the-throne", [step("tax", (w, a, table) => {
		const holder = throneHolder(w);
		const { gold = 0 } = paramsOf(a);
		if (player(w, holder).gold < gold) return;
		loseGold(w, table, holder, gold);
		a.done = true;
	}), call("leaveKingsLanding", (w, _a, table) => {
		const holder = throneHolder(w);
		table.tell("throne.lost", { seat: holder });
		return go("retreat", {
			from: "kings-landing",
			side: holder,
			decider: holder
		});
	}, (_w, a) => !a.done && paramsOf(a).elseRetreat === true)]),
	flow("hero-card-drill", [step("drill", (w, a, table) => {
		const { leader, faceUp } = player(w, a.seat);
		const { vpIfInHand = 0, goldIfPlayed = 0, returnPlayedCard } = paramsOf(a);
		if (!faceUp.includes(leader)) return gainPoints(w, table, a.seat, vpIfInHand, "event");
		if (returnPlayedCard) {
			faceUp.splice(faceUp.indexOf(leader), 1);
			addToHand(w, a.seat, [leader]);
			table.tell("hero-card.readied", {
				seat: a.seat,
				hero: leader
			});
		}
		gainGold(w, table, a.seat, goldIfPlayed);
	})])
];
function goldPerUse(a) {
	return card(a.card).event.cost.goldPerUse ?? 0;
}
// games/tiny-epic/src/events/index.ts
var effectFlows = [
	...goldFlows,
	...allyFlows,
	...eliminationFlows,
	...actionFlows,
	...battleFlows,
	...recruitFlows,
	...heroFlows
];
// games/tiny-epic/src/scoring.ts
function scoringRounds(w) {
	return tables.rounds[w.order.length === 5 ? "competitive-5" : "competitive-1-to-4"];
}
function isScoringDue(w) {
	return scoringRounds(w).scoringAfterRounds.includes(w.round);
}
function score(w, table) {
	for (const seat of playerOrder(w)) {
		const points = tally(w, seat);
		table.tell("scoring.tally", {
			seat,
			...points
		});
		gainPoints(w, table, seat, points.castles, "castles");
		gainPoints(w, table, seat, points.objectives, "objectives");
		gainPoints(w, table, seat, points.alliances, "alliances");
	}
	if (scoringRounds(w).vengeanceAfterScoring.includes(w.round)) awardVengeance(w, table);
}
function tally(w, seat) {
	return {
		castles: castlePoints(w, seat),
		objectives: house(seat).objectives.filter((objective) => isReached(w, seat, objective)).reduce((sum, { vp }) => sum + vp, 0),
		alliances: alliesOf(w, seat).length * tables.victoryPoints.alliancePerScoring
	};
}
/** §15.1 Dense ranking: tied players take the full points of their rank. */
function castlePoints(w, seat) {
	const better = [...new Set(w.order.map((other) => castles(w, other)))].filter((count) => count > castles(w, seat)).length;
	return tables.castleScoring.byPlayers[w.order.length][better] ?? 0;
}
/** §15.2 Recruiting far enough, and the condition holds. */
function isReached(w, seat, { requiresRecruited, condition }) {
	if (player(w, seat).recruited < requiresRecruited) return false;
	switch (condition.type) {
		case "control-domain": return controls(w, seat, condition.domain);
		case "control-fiefs": return FIEFS.filter((at) => controls(w, seat, at)).length >= condition.count;
		case "none": return true;
	}
}
/** §15.4 The single player with the lowest score; if it is shared the token leaves the game. */
function awardVengeance(w, table) {
	const least = Math.min(...w.order.map((seat) => player(w, seat).score));
	const lowest = w.order.filter((seat) => player(w, seat).score === least);
	w.vengeanceLeft--;
	const [seat] = lowest;
	if (lowest.length === 1) player(w, seat).vengeance++;
	table.tell(lowest.length === 1 ? "vengeance.taken" : "vengeance.removed", { seat: lowest.length === 1 ? seat : void 0 });
}
// games/tiny-epic/src/taxes.ts
/** §13.1 Gold for all at once, §13.2 then cards in player order. */
function collectTaxes(w, table) {
	for (const seat of playerOrder(w)) gainGold(w, table, seat, income(w, seat));
	for (const seat of playerOrder(w)) draw(w, table, seat, openSpaces(w, seat, "card"));
}
/** Gold a player would collect now, before the maximum. */
function income(w, seat) {
	const fiefs = FIEFS.filter((at) => controls(w, seat, at)).length;
	const throne = throneHolder(w) === seat ? tables.taxes.kingsLanding : 0;
	return openSpaces(w, seat, "gold") + fiefs * tables.taxes.fief + throne;
}
function openSpaces(w, seat, icon) {
	return house(seat).forceTrack.slice(0, player(w, seat).recruited).filter((space) => space.icon === icon).length;
}
/** §14.1 At most 2 real tokens of each house stay. */
function cullAllyPools(w, table) {
	for (const seat of w.order) for (const id of w.mats) {
		const surplus = tokensOf(w, seat, id) - tables.limits.allyPoolAfterCull;
		if (surplus > 0) returnToPool(w, table, seat, id, surplus);
	}
}
// games/tiny-epic/src/heuristics.ts
/** Points now, points that the table would score in the phases to come, and what brings them about. */
function evaluate(w, seat) {
	const own = worth(w, seat);
	const rivals = w.order.filter((other) => other !== seat).map((other) => worth(w, other));
	return own - Math.max(...rivals);
}
function worth(w, seat) {
	const { score, recruited, gold, vengeance } = player(w, seat);
	const phases = scoringRounds(w).scoringAfterRounds.filter((round) => round >= w.round).length;
	const { castles, objectives, alliances } = tally(w, seat);
	const coming = phases * .7 * (castles + objectives + alliances);
	const means = .3 * recruited + .1 * gold + .15 * income(w, seat) + .2 * domainsOf(w, seat).length;
	const friends = .25 * realTokens(w, seat) + .3 * alliesOf(w, seat).length;
	return score + coming + means + friends + .4 * vengeance;
}
/** Doing something beats passing; the rest is for search to find out. */
function prior(_w, _decision, option) {
	return [
		"skip",
		"pass",
		"done",
		"none",
		"stop"
	].includes(option) ? .5 : 1;
}
// games/tiny-epic/src/invariants.ts
function broken(w) {
	const sentences = [];
	const check = (holds, sentence) => {
		if (!holds) sentences.push(sentence);
	};
	checkPieces(w, check);
	checkPlayers$1(w, check);
	checkCards(w, check);
	checkDomains(w, check);
	return sentences;
}
/** Every force there is: on the map and on the way. */
function forces(w) {
	return [
		...Object.values(w.map),
		w.army?.force ?? [],
		w.retreating?.force ?? []
	];
}
function tokensOnMap(w, id) {
	return forces(w).flat().reduce((sum, stack) => sum + (stack.house === id ? stack.tokens : 0), 0);
}
function checkPieces(w, check) {
	for (const seat of w.order) {
		check(tokensOnMap(w, seat) === player(w, seat).recruited, `${seat} has tokens neither on the map nor on its track`);
		check(player(w, seat).recruited <= house(seat).powerTokens, `${seat} has too many tokens`);
		check(unitsOnMap(w, seat) > 0 || isMapFull(w), `${seat} has no unit on the map`);
	}
	for (const id of w.mats) {
		const owned = w.order.reduce((sum, seat) => sum + tokensOf(w, seat, id), 0);
		const { pool } = w.nonPlayers[id];
		check(pool >= 0 && pool + owned + tokensOnMap(w, id) === house(id).powerTokens, `tokens of ${id} are not conserved`);
		check(unitsOnMap(w, id) > 0 || isMapFull(w), `${id} has no unit on the map`);
	}
	for (const id of [...w.order, ...w.mats]) {
		const heroes = forces(w).flat().filter((stack) => stack.house === id && stack.hero).length;
		check(heroes <= (leaderOf(w, id) ? 1 : 0), `${id} has ${heroes} Heroes on the map`);
	}
}
/** §7.5 Only then may the last unit of a house be gone. */
function isMapFull(w) {
	return DOMAINS.every((at) => w.map[at].length > 0);
}
function checkPlayers$1(w, check) {
	let vengeance = w.vengeanceLeft;
	for (const seat of w.order) {
		const { gold, score } = player(w, seat);
		vengeance += player(w, seat).vengeance;
		check(gold >= 0 && (gold <= goldMaximum(w, seat) || w.army !== void 0 || w.parting !== void 0), `${seat} has ${gold} gold with ${castles(w, seat)} castles`);
		check(score >= 0, `${seat} has a score below 0`);
		check(plotCards(w, seat).length <= tables.limits.plotHand, `${seat} holds more than 4 Plot Cards`);
	}
	check(vengeance <= 2, "there are more than two Vengeance tokens");
}
/** Every card in exactly one place; a Hero Card with whoever controls the Hero. */
function checkCards(w, check) {
	const seen = [
		...look(w.deck),
		...w.discard,
		...w.inPlay
	];
	for (const seat of w.order) seen.push(...look(player(w, seat).hand), ...player(w, seat).faceUp);
	for (const side of Object.values(w.battle?.cards ?? {})) seen.push(...look(side.down), ...side.up, ...side.spent);
	check(new Set(seen).size === seen.length, "a card lies in two places");
	const plots = seen.filter((id) => !isHeroCard(id));
	check(plots.length === BASE_PLOT_CARDS.length, `there are ${plots.length} Plot Cards`);
	for (const id of [...w.order, ...w.mats]) {
		const hero = leaderOf(w, id);
		if (!hero) continue;
		const owner = sideOf(w, id);
		const held = w.order.find((seat) => [...look(player(w, seat).hand), ...player(w, seat).faceUp].includes(hero));
		if (held) check(held === owner && isOnMap(w, hero), `${hero} is held by ${held}`);
		if (!isOnMap(w, hero) && !w.battle) check(!seen.includes(hero) || w.inPlay.includes(hero), `${hero} is off the map and its card is not`);
		if (isOnMap(w, hero) && w.players[owner]) check(seen.includes(hero), `the card of ${hero} is lost`);
	}
}
/** The unit limit, and no domain with two sides at rest. */
function checkDomains(w, check) {
	for (const at of DOMAINS) {
		const force = w.map[at];
		check(fits(w, force), `${at} is over the unit limit`);
		check(force.every((stack) => stack.tokens > 0 || stack.hero), `${at} holds an empty stack`);
		check(new Set(force.map((stack) => sideOf(w, stack.house))).size <= 1 || w.parting !== void 0, `${at} holds two sides`);
	}
}
// games/tiny-epic/src/notation.ts
/** Writes a quiet table down, all hands open; in mid-action there is no notation for it. */
function notation({ world: w, frames }) {
	const at = stepOf(w, frames);
	if (!at) return refusal("position-not-quiet", "3.7");
	return {
		seats: w.order,
		nonPlayers: w.mats.slice(1),
		leaders: leadersOf(w),
		round: w.round,
		handOfTheKing: w.handOfTheKing,
		map: mapOf(w),
		players: Object.fromEntries(w.order.map((seat) => [seat, playerOf(w, seat)])),
		alliances: alliancesOf(w),
		deck: [...look(w.deck)],
		discard: [...w.discard],
		slots: { ...w.slots },
		bottom: [...w.bottom],
		vengeanceLeft: w.vengeanceLeft,
		at
	};
}
function playerOf(w, seat) {
	const { gold, score, vengeance, faceUp, allies, dice } = player(w, seat);
	return {
		gold,
		score,
		vengeance,
		hand: plotCards(w, seat),
		faceUp: [...faceUp],
		allies: { ...allies },
		dice: [...dice]
	};
}
function leadersOf(w) {
	const leaders = {};
	for (const id of [...w.order, ...w.mats]) {
		const leader = leaderOf(w, id);
		if (leader) leaders[id] = leader;
	}
	return leaders;
}
function alliancesOf(w) {
	const alliances = {};
	for (const id of w.mats) if (sideOf(w, id) !== id) alliances[id] = sideOf(w, id);
	return alliances;
}
function mapOf(w) {
	const map = {};
	for (const at of DOMAINS) if (!isUnoccupied(w, at)) map[at] = nameOf(w, w.map[at]);
	return map;
}
/** Between two turns: nothing is on its way, no die has been changed yet. */
function stepOf(w, frames) {
	if (w.inPlay.length > 0 || w.army || w.battle || w.retreating || w.rolled.length > 0) return void 0;
	const top = frames.at(-1);
	if (top?.flow !== "turn" || top.at !== "placeDie") return void 0;
	const { seat, used } = top.args;
	return used.length === 0 ? {
		step: "turn",
		seat
	} : void 0;
}
// games/tiny-epic/src/position-reader.ts
var Reader = class extends Reader$1 {
	world;
	constructor(mistakes) {
		super(mistakes, {
			words: "1",
			numbers: "5.1"
		});
	}
	/** Units in words; only houses and Heroes of this game. */
	force(words, path) {
		const w = this.world;
		if (typeof words !== "string") {
			this.malformed(path, "units such as lannister-2+jaime-lannister");
			return;
		}
		const houses = [...w.order, ...w.mats];
		const heroes = houses.map((id) => leaderOf(w, id));
		for (const part of words.split("+")) {
			const token = /^(.+)-([1-9])$/.exec(part);
			const known = token ? houses.includes(token[1]) : heroes.includes(part);
			if (!known) this.wrong(path, "position-unknown-unit", "0.1", { unit: part });
			else if (!token && isOnMap(w, part)) this.wrong(path, "position-hero-twice", "11.1", { unit: part });
			if (!known) return void 0;
		}
		return groupNamed(words);
	}
};
// games/tiny-epic/src/setup.ts
var PLAYABLE = BASE_HOUSES.filter((id) => house(id).playable);
var LEAST_PLAYERS = 2;
var MOST_PLAYERS = tables.players.max;
var KEYS$1 = [
	"players",
	"seats",
	"nonPlayers",
	"leaders",
	"first"
];
/** Checks a configuration, every mistake with its place. Only the number of players, or their houses, must be given. */
function configure(config, random) {
	const mistakes = [];
	const wrong = (path, code, rule) => void mistakes.push({
		path,
		code,
		rule
	});
	if (typeof config !== "object" || config === null || Array.isArray(config)) return refusal("config-malformed", "1", { wanted: "an object" });
	const given = config;
	for (const key of Object.keys(given)) if (!KEYS$1.includes(key)) wrong(key, "config-unknown-key", "1");
	const seats = houseList(given, "seats", PLAYABLE, wrong);
	const players = checkPlayers(given["players"], seats, wrong);
	const nonPlayers = checkNonPlayers(given, seats, wrong);
	const first = given["first"];
	if (first !== void 0 && !seats?.includes(first)) wrong("first", "config-first-player", "1.8");
	const leaders = checkLeaders(given["leaders"], wrong);
	if (mistakes.length > 0) return {
		...refusal("config-refused", "1"),
		mistakes
	};
	const free = PLAYABLE.filter((id) => !nonPlayers?.includes(id));
	return {
		seats: seats ?? random.shuffle(free).slice(0, players),
		...nonPlayers && { nonPlayers },
		...leaders && { leaders },
		...first !== void 0 && { first }
	};
}
function houseList(given, key, allowed, wrong) {
	const list = given[key];
	if (list === void 0) return void 0;
	if (!Array.isArray(list)) {
		wrong(key, "config-malformed", "1.2");
		return;
	}
	for (const [at, id] of list.entries()) if (!allowed.includes(id)) wrong(`${key}[${at}]`, "config-unknown-house", "1.2");
	else if (list.indexOf(id) !== at) wrong(`${key}[${at}]`, "config-house-twice", "1.2");
	return list;
}
function checkPlayers(given, seats, wrong) {
	const players = given ?? seats?.length;
	if (!(typeof players === "number" && Number.isInteger(players)) || players < LEAST_PLAYERS || players > MOST_PLAYERS) {
		wrong("players", "config-player-count", "19.1");
		return 0;
	}
	if (seats && seats.length !== players) wrong("seats", "config-player-count", "19.1");
	return players;
}
function checkNonPlayers(given, seats, wrong) {
	const houses = houseList(given, "nonPlayers", PLAYABLE.filter((id) => !seats?.includes(id)), wrong);
	if (houses && houses.length !== tables.players.nonPlayerHouses - 1) wrong("nonPlayers", "config-house-count", "1.4");
	return houses;
}
function checkLeaders(leaders, wrong) {
	if (leaders === void 0) return void 0;
	if (typeof leaders !== "object" || leaders === null || Array.isArray(leaders)) {
		wrong("leaders", "config-malformed", "1.7");
		return;
	}
	for (const [id, hero] of Object.entries(leaders)) if (!PLAYABLE.includes(id)) wrong(`leaders.${id}`, "config-unknown-house", "1.7");
	else if (!heroesFor(id).includes(hero)) wrong(`leaders.${id}`, "config-unknown-leader", "1.7");
	return leaders;
}
/** Heroes a house may use. */
function heroesFor(id) {
	const { hero, alternateHeroes } = house(id);
	return hero ? [hero, ...alternateHeroes] : [];
}
/** §1.1-1.8 A table ready for the first round. */
function setup(config, random) {
	const { seats } = config;
	const rest = PLAYABLE.filter((id) => !seats.includes(id));
	const w = emptyTable(seats, ["arryn", ...config.nonPlayers ?? random.shuffle(rest).slice(0, tables.players.nonPlayerHouses - 1)], config.leaders ?? {});
	for (const seat of seats) {
		place(w, homeOf(seat), [{
			house: seat,
			tokens: tables.setup.ownTokensOnMap,
			hero: tables.setup.ownHeroOnMap
		}]);
		player(w, seat).recruited = tables.setup.ownTokensOnMap;
		player(w, seat).gold = tables.setup.startGold;
		addToHand(w, seat, [leaderOf(w, seat)]);
	}
	for (const id of w.mats) {
		place(w, homeOf(id), [{
			house: id,
			tokens: tables.setup.npTokensOnHome,
			hero: false
		}]);
		w.nonPlayers[id].pool = tables.setup.npTokensInPool;
	}
	const deck = random.shuffle([...BASE_PLOT_CARDS]);
	for (const seat of seats) addToHand(w, seat, deck.splice(0, tables.setup.startCards));
	w.deck = pile(deck, []);
	w.handOfTheKing = config.first ?? random.pick(seats);
	return w;
}
/** Mats and mats alone: no unit on the map, no card dealt. */
function emptyTable(seats, mats, leaders) {
	const w = {
		order: [...seats],
		handOfTheKing: seats[0],
		round: 0,
		players: {},
		nonPlayers: {},
		mats: [...mats],
		map: Object.fromEntries(DOMAINS.map((at) => [at, []])),
		deck: pile([], []),
		discard: [],
		inPlay: [],
		slots: {},
		bottom: [],
		rolled: [],
		vengeanceLeft: 2
	};
	for (const seat of seats) w.players[seat] = emptyMat(seat, leaders[seat] ?? house(seat).hero);
	for (const id of mats) {
		const leader = leaders[id] ?? house(id).hero;
		w.nonPlayers[id] = leader ? {
			leader,
			pool: 0
		} : { pool: 0 };
	}
	return w;
}
function emptyMat(seat, leader) {
	return {
		leader,
		gold: 0,
		score: tables.setup.startVp,
		recruited: 0,
		hand: pile([], [seat]),
		faceUp: [],
		allies: {},
		dice: [],
		vengeance: 0
	};
}
// games/tiny-epic/src/position.ts
var KEYS = {
	document: [...[
		"seats",
		"nonPlayers",
		"leaders",
		"round",
		"handOfTheKing",
		"map",
		"players",
		"alliances"
	], ...[
		"deck",
		"discard",
		"slots",
		"bottom",
		"vengeanceLeft",
		"at"
	]],
	player: [
		"gold",
		"score",
		"vengeance",
		"hand",
		"faceUp",
		"allies",
		"dice"
	]
};
var QUIET_STEPS = [
	"bottomDice",
	"alliances",
	"taxes",
	"cull",
	"cleanUp",
	"scoring"
];
/** Builds the table a document describes, or says what is wrong with it and where. */
function position(document, random) {
	const mistakes = [];
	const reader = new Reader(mistakes);
	if (!reader.isRecord(document, "", KEYS.document)) return {
		...refusal("position-refused", "1"),
		mistakes
	};
	const { seats, nonPlayers, leaders } = document;
	const given = Object.entries({
		seats,
		nonPlayers,
		leaders
	}).filter(([, value]) => value !== void 0);
	const config = configure(Object.fromEntries(given), random);
	if (isRefusal(config)) {
		mistakes.push(...config.mistakes ?? [{
			path: "seats",
			code: config.code,
			rule: config.rule
		}]);
		return {
			...refusal("position-refused", "1"),
			mistakes
		};
	}
	const w = build(config, document, reader, random);
	const frames = framesAt(w, document["at"], reader);
	return mistakes.length > 0 ? {
		...refusal("position-refused", "1"),
		mistakes
	} : {
		world: w,
		frames
	};
}
function build(config, doc, reader, random) {
	const { seats } = config;
	const spare = BASE_HOUSES.filter((id) => id !== "arryn" && !seats.includes(id));
	const w = emptyTable(seats, ["arryn", ...config.nonPlayers ?? spare.slice(0, tables.players.nonPlayerHouses - 1)], config.leaders ?? {});
	reader.world = w;
	w.round = reader.number(doc.round ?? 1, "round", 1, 6);
	w.handOfTheKing = reader.oneOf(doc.handOfTheKing ?? w.order[0], "handOfTheKing", w.order);
	for (const [id, ally] of reader.entries(doc.alliances, "alliances", w.mats)) w.nonPlayers[id].ally = reader.oneOf(ally, `alliances.${id}`, w.order);
	putUnits(w, doc, reader);
	for (const seat of w.order) putPlayer(w, seat, doc, reader);
	countTokens(w, reader);
	putCards(w, doc, reader, random);
	for (const [slot, die] of reader.entries(doc.slots, "slots", ACTIONS)) w.slots[slot] = reader.oneOf(die, `slots.${slot}`, ACTIONS);
	w.bottom = reader.list(doc.bottom, "bottom", ACTIONS);
	const owned = w.order.reduce((sum, seat) => sum + player(w, seat).vengeance, 0);
	w.vengeanceLeft = reader.number(doc.vengeanceLeft ?? Math.max(0, 2 - owned), "vengeanceLeft", 0, Math.max(0, 2 - owned));
	return w;
}
/** A house the map names stands where the map says; any other stands at home as after setup. */
function putUnits(w, doc, reader) {
	for (const [at, words] of reader.entries(doc.map, "map", DOMAINS)) {
		const path = `map.${at}`;
		const force = reader.force(words, path);
		if (!force) continue;
		place(w, at, force);
		if (new Set(force.map((stack) => sideOf(w, stack.house))).size > 1) reader.wrong(path, "position-two-sides", "0.3");
		if (!fits(w, force)) reader.wrong(path, "position-unit-limit", "5.3");
	}
	for (const id of [...w.order, ...w.mats]) {
		if (unitsOnMap(w, id) > 0) continue;
		const isSeat = w.players[id] !== void 0;
		const home = homeOf(id);
		if (w.map[home].some((stack) => sideOf(w, stack.house) !== sideOf(w, id))) reader.wrong(`map.${home}`, "position-two-sides", "0.3", { house: id });
		place(w, home, [{
			house: id,
			tokens: isSeat ? tables.setup.ownTokensOnMap : tables.setup.npTokensOnHome,
			hero: isSeat
		}]);
		if (!fits(w, w.map[home])) reader.wrong(`map.${home}`, "position-unit-limit", "5.3");
	}
}
function putPlayer(w, seat, doc, reader) {
	const path = `players.${seat}`;
	if (doc.players !== void 0 && !reader.isRecord(doc.players, "players", w.order)) return;
	const given = doc.players?.[seat] ?? {};
	if (!reader.isRecord(given, path, KEYS.player)) return;
	const one = player(w, seat);
	const words = given;
	const most = goldMaximum(w, seat);
	one.gold = reader.number(words.gold ?? Math.min(tables.setup.startGold, most), `${path}.gold`, 0, most);
	one.score = reader.number(words.score ?? tables.setup.startVp, `${path}.score`, 0, 999);
	one.vengeance = reader.number(words.vengeance ?? 0, `${path}.vengeance`, 0, 2);
	one.dice = reader.list(words.dice, `${path}.dice`, ACTIONS);
	for (const [id, count] of reader.entries(words.allies, `${path}.allies`, w.mats)) {
		const tokens = reader.number(count, `${path}.allies.${id}`, 0, house(id).powerTokens);
		if (tokens > 0) one.allies[id] = tokens;
	}
}
/** What is neither on the map nor in an Ally Pool is on the mats. */
function countTokens(w, reader) {
	const onMap = (id) => Object.values(w.map).flat().reduce((sum, stack) => sum + (stack.house === id ? stack.tokens : 0), 0);
	for (const seat of w.order) {
		player(w, seat).recruited = onMap(seat);
		if (onMap(seat) > house(seat).powerTokens) reader.wrong("map", "position-too-many-tokens", "0.6", { house: seat });
	}
	for (const id of w.mats) {
		const owned = w.order.reduce((sum, seat) => sum + (player(w, seat).allies[id] ?? 0), 0);
		w.nonPlayers[id].pool = house(id).powerTokens - onMap(id) - owned;
		if (w.nonPlayers[id].pool < 0) reader.wrong("map", "position-too-many-tokens", "0.6", { house: id });
	}
}
/** Named cards lie where they are named, Hero Cards with whoever controls the Hero, the rest in the deck. */
function putCards(w, doc, reader, random) {
	const named = [];
	const cards = (list, path) => {
		const found = reader.list(list, path, BASE_PLOT_CARDS);
		for (const [at, id] of found.entries()) if (named.includes(id)) reader.wrong(`${path}[${at}]`, "position-card-twice", "5.7", { card: id });
		else named.push(id);
		return found;
	};
	for (const seat of w.order) {
		const words = doc.players?.[seat];
		const path = `players.${seat}`;
		const hand = cards(words?.hand, `${path}.hand`);
		if (hand.length > tables.limits.plotHand) reader.wrong(`${path}.hand`, "position-hand-limit", "5.6");
		const heroes = [...w.order, ...w.mats].filter((id) => sideOf(w, id) === seat).map((id) => leaderOf(w, id)).filter((hero) => hero !== void 0 && isOnMap(w, hero));
		player(w, seat).faceUp = reader.list(words?.faceUp, `${path}.faceUp`, heroes);
		addToHand(w, seat, [...hand, ...heroes.filter((hero) => !player(w, seat).faceUp.includes(hero))]);
	}
	w.discard = cards(doc.discard, "discard");
	w.deck = pile([...cards(doc.deck, "deck"), ...random.shuffle(BASE_PLOT_CARDS.filter((id) => !named.includes(id)))], []);
}
function framesAt(w, at, reader) {
	const game = {
		flow: "game",
		at: "rounds",
		args: {}
	};
	if (at === void 0) at = { step: "round" };
	if (!reader.isRecord(at, "at", [
		"step",
		"seat",
		"action",
		"as"
	])) return [];
	const step = reader.oneOf(at["step"], "at.step", [
		"round",
		"turn",
		"action",
		...QUIET_STEPS
	]);
	if (step === "round") {
		w.round--;
		return [game];
	}
	if (step !== "turn" && step !== "action") return [game, round$1(step)];
	const seat = reader.oneOf(at["seat"], "at.seat", w.order);
	if (step === "turn") {
		if (w.players[seat]?.dice.length !== 2) reader.wrong(`players.${seat}.dice`, "position-two-dice", "3.2");
		return [
			game,
			round$1("turns"),
			{
				flow: "turn",
				at: "placeDie",
				args: {
					seat,
					used: [],
					followers: []
				}
			}
		];
	}
	const action = reader.oneOf(at["action"], "at.action", ACTIONS);
	const as = reader.oneOf(at["as"] ?? "die", "at.as", [
		"slot",
		"die",
		"follow",
		"bottom"
	]);
	return [
		game,
		round$1("turns"),
		{
			flow: "action",
			at: "perform",
			args: {
				seat,
				action,
				as
			}
		}
	];
}
function round$1(step) {
	return {
		flow: "round",
		at: step,
		args: {}
	};
}
// games/tiny-epic/src/resample.ts
/** Deals the cards nobody has shown this eye to the places where they can be. */
function resample(seen, _eye, random) {
	const w = copy(seen.world);
	const known = new Set(knownCards(w));
	const plots = random.shuffle(BASE_PLOT_CARDS.filter((id) => !known.has(id)));
	for (const seat of w.order) {
		const places = closedPlaces(w, seat);
		const room = places.reduce((sum, place) => sum + size(place), 0);
		const heroes = heroCardsOf(w, seat).filter((id) => !known.has(id));
		const cards = random.shuffle([...heroes, ...plots.splice(0, room - heroes.length)]);
		for (const place of places) open(place, cards.splice(0, size(place)).sort());
	}
	for (const side of Object.values(w.battle?.cards ?? {})) if (side.down.secret === void 0) open(side.down, []);
	if (w.deck.secret === void 0) open(w.deck, plots);
	return w;
}
/** A seat's hand and face-down battle cards, as far as they are closed to the eye. */
function closedPlaces(w, seat) {
	const places = [player(w, seat).hand];
	if (w.battle?.attacker === seat) places.push(w.battle.cards.attacker.down);
	if (w.battle?.defender === seat) places.push(w.battle.cards.defender.down);
	return places.filter((place) => place.secret === void 0);
}
/** §0.9: where a Hero stands shows who must hold its card, in hand or committed. */
function heroCardsOf(w, seat) {
	return [...w.order, ...w.mats].filter((id) => sideOf(w, id) === seat).map((id) => leaderOf(w, id)).filter((hero) => hero !== void 0 && isOnMap(w, hero));
}
/** Cards this eye can name, wherever they lie. */
function knownCards(w) {
	const known = [
		...w.deck.secret ?? [],
		...w.discard,
		...w.inPlay
	];
	for (const seat of w.order) known.push(...player(w, seat).hand.secret ?? [], ...player(w, seat).faceUp);
	for (const side of Object.values(w.battle?.cards ?? {})) known.push(...side.down.secret ?? [], ...side.up, ...side.spent);
	return known;
}
function open(place, cards) {
	place.secret = cards;
	delete place.count;
}
// games/tiny-epic/src/round.ts
var game = flow("game", [each("rounds", (w) => w.round < scoringRounds(w).rounds ? go("round", {}) : void 0)]);
var round = flow("round", [
	step("begin", (w, _a, table) => {
		w.round++;
		table.tell("round.began", {
			round: w.round,
			handOfTheKing: w.handOfTheKing
		});
	}),
	step("roll", (w, _a, table) => {
		const count = tables.dice.count[w.order.length];
		w.rolled = Array.from({ length: count }, () => table.random.pick(ACTIONS));
		table.tell("dice.rolled", { dice: [...w.rolled] });
	}),
	call("draft", (w) => go("draft", { queue: draftOrder(w) })),
	each("turns", (w) => {
		const seat = playerOrder(w).find((one) => player(w, one).dice.length === 2);
		return seat === void 0 ? void 0 : go("turn", {
			seat,
			used: [],
			followers: []
		});
	}),
	each("bottomDice", (w) => {
		const die = w.bottom.shift();
		return die && go("bottomDie", {
			die,
			waiting: playerOrder(w)
		});
	}),
	call("alliances", () => go("alliances", {
		taken: [],
		lapsed: []
	})),
	step("taxes", (w, _a, table) => collectTaxes(w, table)),
	step("cull", (w, _a, table) => cullAllyPools(w, table)),
	step("cleanUp", (w, _a, table) => {
		readyHeroCards(w);
		w.slots = {};
		w.handOfTheKing = playerOrder(w)[1];
		table.tell("round.ended", {
			round: w.round,
			handOfTheKing: w.handOfTheKing
		});
	}),
	step("scoring", (w, _a, table) => score(w, table), isScoringDue)
]);
/** §2.2-2.4 How many play decides how they draft. */
var DRAFTS = {
	2: { rule: "2.4" },
	3: { rule: "2.3" },
	4: { rule: "2.2" }
};
/** §2.2-2.5 Counter-clockwise, starting at the holder's right; the holder keeps the last two dice. */
var draft = flow("draft", [ask("takeDie", {
	rule: (w) => DRAFTS[w.order.length].rule,
	again: true,
	when: (_w, a) => a.queue.length > 0,
	who: (_w, a) => a.queue[0].seat,
	options: (w) => [...new Set(w.rolled)],
	resolve: (w, a, die, table) => {
		const { seat, into } = a.queue.shift();
		w.rolled.splice(w.rolled.indexOf(die), 1);
		(into === "bottom" ? w.bottom : player(w, seat).dice).push(die);
		table.tell("die.drafted", {
			seat,
			die,
			into
		});
	}
}), step("keepTheRest", (w, _a, table) => {
	player(w, w.handOfTheKing).dice = w.rolled;
	table.tell("dice.kept", {
		seat: w.handOfTheKing,
		dice: [...w.rolled]
	});
	w.rolled = [];
})]);
function draftOrder(w) {
	const others = playerOrder(w).slice(1).reverse();
	const queue = others.map((seat) => ({
		seat,
		into: "own"
	}));
	const bottomSlots = tables.dice.bottomSlots[w.order.length];
	if (bottomSlots > 0) queue.unshift({
		seat: others[0],
		into: "bottom"
	});
	if (bottomSlots > 1) queue.push({
		seat: w.handOfTheKing,
		into: "bottom"
	});
	return queue;
}
// games/tiny-epic/src/dice.ts
/** Abilities this player may still use: the own house's and those of allies, each once (§17.1). */
function abilities(w, seat, used) {
	const found = [];
	const own = house(seat).ability;
	if (own && !used.includes(seat)) found.push({
		id: seat,
		ability: own
	});
	for (const id of alliesOf(w, seat)) if (!used.includes(id)) found.push({
		id,
		ability: house(id).allianceAbility
	});
	return found;
}
/** Everything those abilities could do to the unplaced dice, whatever it costs. */
function abilityOptions(w, seat, used) {
	const dice = player(w, seat).dice;
	const kinds = [...new Set(dice)];
	return abilities(w, seat, used).flatMap(({ id, ability }) => {
		if (ability.id === "reroll-dice") {
			const each = kinds.map((face) => `${id}:reroll:${face}`);
			return dice.length > 1 ? [...each, `${id}:reroll:${dice.join("+")}`] : each;
		}
		const faces = facesOf(w, ability);
		return kinds.flatMap((from) => faces.filter((to) => to !== from).map((to) => `${id}:${from}>${to}`));
	});
}
function facesOf(w, ability) {
	switch (ability.id) {
		case "set-die-face": return [ability.face];
		case "pay-face-from-list": return ability.faces;
		case "copy-locked-die-face": return [...new Set(Object.values(w.slots))];
		case "pay-any-face": return ACTIONS;
	}
}
function abilityRefusal(w, seat, option) {
	const { goldCost } = abilityOf(seat, houseIn(option));
	return goldCost > player(w, seat).gold ? because("notEnoughGold", { needs: goldCost }) : void 0;
}
/** Changes dice as the option says; returns the house whose ability is used up. */
function useAbility(w, table, seat, option) {
	const id = houseIn(option);
	const change = option.slice(id.length + 1);
	const { dice } = player(w, seat);
	loseGold(w, table, seat, abilityOf(seat, id).goldCost);
	if (change.startsWith("reroll:")) reroll(table, dice, change.slice(7).split("+"));
	else {
		const [from, to] = change.split(">");
		dice[dice.indexOf(from)] = to;
	}
	table.tell("die.changed", {
		seat,
		house: id,
		dice: [...dice]
	});
	return id;
}
/** Rolls one die again for each of these faces; two dice may show the same. */
function reroll(table, dice, faces) {
	const left = [...faces];
	for (const [at, face] of dice.entries()) {
		if (!left.includes(face)) continue;
		left.splice(left.indexOf(face), 1);
		dice[at] = table.random.pick(ACTIONS);
	}
}
function houseIn(option) {
	return option.slice(0, option.indexOf(":"));
}
function abilityOf(seat, id) {
	return id === seat ? house(id).ability : house(id).allianceAbility;
}
// games/tiny-epic/src/turn.ts
var turn = flow("turn", [
	ask("placeDie", {
		rule: "3.2",
		again: true,
		when: (_w, a) => a.slot === void 0,
		who: (_w, a) => a.seat,
		options: (w, a) => [...placements(w, a.seat), ...abilityOptions(w, a.seat, a.used)],
		refuse: (w, _a, seat, option) => isPlacement(option) ? placementRefusal(w, option) : abilityRefusal(w, seat, option),
		resolve: (w, a, option, table) => {
			if (!isPlacement(option)) {
				a.used.push(useAbility(w, table, a.seat, option));
				return;
			}
			const [die, slot] = parse(option);
			const { dice } = player(w, a.seat);
			dice.splice(dice.indexOf(die), 1);
			w.slots[slot] = die;
			a.slot = slot;
			a.die = die;
			table.tell("die.placed", {
				seat: a.seat,
				die,
				slot
			});
		}
	}),
	call("slotAction", (_w, a) => go("action", {
		seat: a.seat,
		action: a.slot,
		as: "slot"
	})),
	call("dieAction", (_w, a) => go("action", {
		seat: a.seat,
		action: a.die,
		as: "die"
	})),
	step("callFollowers", (w, a) => {
		a.followers = playerOrder(w, a.seat).slice(1);
	}),
	each("follow", (_w, a) => {
		const seat = a.followers.shift();
		return seat === void 0 ? void 0 : go("action", {
			seat,
			action: a.die,
			as: "follow"
		});
	}),
	step("passDie", (w, a, table) => {
		const [next] = playerOrder(w, a.seat).slice(1);
		const { dice } = player(w, a.seat);
		const [left] = dice.splice(0);
		if (left === void 0 || next === w.handOfTheKing) return;
		player(w, next).dice.push(left);
		table.tell("die.passed", {
			from: a.seat,
			to: next,
			die: left
		});
	})
]);
var bottomDie = flow("bottomDie", [each("perform", (_w, a) => {
	const seat = a.waiting.shift();
	return seat === void 0 ? void 0 : go("action", {
		seat,
		action: a.die,
		as: "bottom"
	});
})]);
/** §3.8 Every action is optional; one that cannot be performed is skipped. */
var action = flow("action", [ask("perform", {
	rule: "3.8",
	when: (w, a) => isSecretive(a.action) || performRefusal(w, a.seat, a.action) === void 0,
	who: (_w, a) => a.seat,
	options: () => ["perform", "skip"],
	refuse: (w, a, seat, said) => said === "perform" ? performRefusal(w, seat, a.action) : void 0,
	resolve: (_w, a, said, table) => {
		a.skipped = said === "skip";
		if (said === "skip") table.tell("action.skipped", {
			seat: a.seat,
			action: a.action,
			as: a.as
		});
	}
}), call("act", (_w, a, table) => {
	table.tell("action.performed", {
		seat: a.seat,
		action: a.action,
		as: a.as
	});
	switch (a.action) {
		case "recruit": return go("recruit", {
			seat: a.seat,
			left: tables.limits.recruitUnitsPerAction,
			deployed: 0
		});
		case "march":
		case "sail": return go("movement", {
			seat: a.seat,
			mode: a.action
		});
		case "whisper": return go("whisper", { seat: a.seat });
		case "plot": return go("plot", { seat: a.seat });
		case "event": return go("event", {
			seat: a.seat,
			as: a.as
		});
	}
}, (_w, a) => a.skipped === false)]);
function isSecretive(id) {
	return id === "plot" || id === "event";
}
function performRefusal(w, seat, id) {
	switch (id) {
		case "recruit": return canRecruit(w, {
			seat,
			left: 1,
			deployed: 0
		}) ? void 0 : because("nothingToDo");
		case "march":
		case "sail": return canMove(w, {
			seat,
			mode: id
		}) ? void 0 : because("noLegalMove");
		case "whisper": return;
		case "plot": return canPlot(w, seat) ? void 0 : because("noUsableShield");
		case "event": return canPlayEvent(w, seat) ? void 0 : because("prerequisite");
	}
}
function placements(w, seat) {
	return [...new Set(player(w, seat).dice)].flatMap((die) => ACTIONS.map((slot) => `place:${die}@${slot}`));
}
function isPlacement(option) {
	return option.startsWith("place:");
}
function parse(option) {
	return option.slice(6).split("@");
}
function placementRefusal(w, option) {
	return w.slots[parse(option)[1]] ? because("slotCovered") : void 0;
}
var MEASURES = [["score", (w, seat) => player(w, seat).score], ...[
	["iron-throne", (w, seat) => throneHolder(w) === seat ? 1 : 0],
	["castles", castles],
	["recruited", (w, seat) => player(w, seat).recruited],
	["gold", (w, seat) => player(w, seat).gold]
]];
function outcome(w) {
	const compare = (a, b) => {
		for (const [, measure] of MEASURES) {
			const difference = measure(w, b) - measure(w, a);
			if (difference !== 0) return difference;
		}
		return 0;
	};
	const ranking = [];
	for (const seat of w.order.toSorted(compare)) {
		const last = ranking.at(-1);
		if (last && compare(last[0], seat) === 0) last.push(seat);
		else ranking.push([seat]);
	}
	return {
		ranking,
		scores: Object.fromEntries(w.order.map((seat) => [seat, player(w, seat).score])),
		reason: deciding(w, ranking)
	};
}
/** What told the winner from the next. */
function deciding(w, [first, second]) {
	if (first.length > 1) return "shared-victory";
	if (!second) return "score";
	return MEASURES.find(([, measure]) => measure(w, first[0]) !== measure(w, second[0]))[0];
}
// games/tiny-epic/src/index.ts
var tinyEpic = {
	id: "tiny-epic",
	rulesVersion: 1,
	flows: [
		...[
			game,
			round,
			draft,
			turn,
			bottomDie,
			action
		],
		...[
			recruit,
			movement,
			whisper,
			plot,
			event
		],
		...[
			battle,
			loss,
			retreat,
			refuge,
			consequences
		],
		...[
			alliances,
			alliance,
			leaveShared
		],
		...effectFlows
	],
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
export { REASONS, tinyEpic };
